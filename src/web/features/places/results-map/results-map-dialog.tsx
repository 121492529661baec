import { useCallback } from "react";

import type { PanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import { MapWindow } from "#web/components/interactive-map/map-window.tsx";
import type { OpenMapOptions } from "#web/components/interactive-map/open-map-options.ts";
import { loadResultsMap, type ShownPlaces } from "./results-map-data.ts";
import { ResultsOnMap } from "./results-on-map.tsx";

interface ResultsMapDialogProps extends ShownPlaces, OpenMapOptions {
  readonly words: PanelMessages;
}

/** The interactive map of what was found. */
export function ResultsMapDialog({ words, ...mapProps }: ResultsMapDialogProps) {
  const hasStyle = mapProps.styleUrl !== null;
  const load = useCallback((signal: AbortSignal) => loadResultsMap(hasStyle, signal), [hasStyle]);
  return (
    <MapWindow
      {...mapProps}
      words={words}
      load={load}
      draw={(data, spread, onFailed) => <ResultsOnMap {...mapProps} {...spread} data={data} onFailed={onFailed} />}
    />
  );
}
