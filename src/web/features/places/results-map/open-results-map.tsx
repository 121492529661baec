import type { ReactNode } from "react";

import { loadPanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import { MapOpener } from "#web/components/interactive-map/map-opener.tsx";
import type { Locale } from "#web/i18n/language.ts";
import type { ShownPlaces } from "./results-map-data.ts";

async function load(locale: Locale) {
  const [{ ResultsMapDialog }, words] = await Promise.all([
    import("./results-map-dialog.tsx"),
    loadPanelMessages(locale),
  ]);
  return { ResultsMapDialog, words };
}

interface OpenResultsMapProps extends ShownPlaces {
  /** The drawn map, the fallback of the interactive one. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawn map of results with a button that replaces it by the interactive one. Needs the messages `map`. */
export function OpenResultsMap({ children, className, ...mapProps }: OpenResultsMapProps) {
  return (
    <MapOpener
      grows
      load={load}
      draw={({ ResultsMapDialog, words }, mapOptions) => (
        <ResultsMapDialog {...mapProps} {...mapOptions} words={words} />
      )}
      className={className}
    >
      {children}
    </MapOpener>
  );
}
