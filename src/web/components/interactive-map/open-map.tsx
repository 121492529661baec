import type { ReactNode } from "react";
import type { Locale } from "#web/i18n/language.ts";
import { MapOpener } from "./map-opener.tsx";
import type { ShownRoute } from "./open-map-options.ts";
import { loadPanelMessages } from "./load-panel-messages.ts";

interface OpenMapProps extends ShownRoute {
  /** The drawn map, the fallback of the interactive one. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawn map of a route with a button that replaces it by the interactive one. Needs the messages `map`. */
export function OpenMap({ children, className, ...route }: OpenMapProps) {
  return (
    <MapOpener
      load={loadMap}
      draw={({ MapDialog, words }, mapOptions) => <MapDialog {...route} {...mapOptions} words={words} />}
      className={className}
    >
      {children}
    </MapOpener>
  );
}

/** Loads the interactive map and its messages. @throws if the network fails */
async function loadMap(locale: Locale) {
  const [{ MapDialog }, words] = await Promise.all([import("./map-dialog.tsx"), loadPanelMessages(locale)]);
  return { MapDialog, words };
}
