import type { ReactNode } from "react";
import type { Locale } from "#web/i18n/language.ts";
import { MapOpener } from "./map-opener.tsx";
import type { ShownRoute } from "./opened-map.ts";
import { loadPanelMessages } from "./load-panel-messages.ts";

interface OpenMapProps extends ShownRoute {
  /** The drawn map, which stays where the interactive one cannot be. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawn map of a route with a button that puts the interactive one in its place. Needs the words of `map`. */
export function OpenMap({ children, className, ...route }: OpenMapProps) {
  return (
    <MapOpener
      load={loadMap}
      draw={({ MapDialog, words }, opened) => <MapDialog {...route} {...opened} words={words} />}
      className={className}
    >
      {children}
    </MapOpener>
  );
}

/** Fetches the interactive map and its words. @throws when the network does not give them */
async function loadMap(locale: Locale) {
  const [{ MapDialog }, words] = await Promise.all([import("./map-dialog.tsx"), loadPanelMessages(locale)]);
  return { MapDialog, words };
}
