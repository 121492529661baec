import type { ReactNode } from "react";

import { loadPanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import { MapOpener } from "#web/components/interactive-map/map-opener.tsx";
import type { Locale } from "#web/i18n/language.ts";
import type { ShownPlaces } from "./found-map-data.ts";

async function load(locale: Locale) {
  const [{ FoundMapDialog }, words] = await Promise.all([import("./found-map-dialog.tsx"), loadPanelMessages(locale)]);
  return { FoundMapDialog, words };
}

interface OpenFoundMapProps extends ShownPlaces {
  /** The drawn map, the fallback of the interactive one. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawn map of results with a button that replaces it by the interactive one. Needs the messages `map`. */
export function OpenFoundMap({ children, className, ...mapProps }: OpenFoundMapProps) {
  return (
    <MapOpener
      grows
      load={load}
      draw={({ FoundMapDialog, words }, mapOptions) => <FoundMapDialog {...mapProps} {...mapOptions} words={words} />}
      className={className}
    >
      {children}
    </MapOpener>
  );
}
