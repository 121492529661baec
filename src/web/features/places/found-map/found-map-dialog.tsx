import { useCallback } from "react";

import type { PanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import { MapWindow } from "#web/components/interactive-map/map-window.tsx";
import type { OpenMapOptions } from "#web/components/interactive-map/open-map-options.ts";
import { loadFoundMap, type ShownPlaces } from "./found-map-data.ts";
import { FoundOnMap } from "./found-on-map.tsx";

interface FoundMapDialogProps extends ShownPlaces, OpenMapOptions {
  readonly words: PanelMessages;
}

/** The interactive map of what was found. */
export function FoundMapDialog({ words, ...mapProps }: FoundMapDialogProps) {
  const hasStyle = mapProps.styleUrl !== null;
  const load = useCallback((signal: AbortSignal) => loadFoundMap(hasStyle, signal), [hasStyle]);
  return (
    <MapWindow
      title={mapProps.title}
      words={words}
      styleUrl={mapProps.styleUrl}
      hasRoom={mapProps.hasRoom}
      onClose={mapProps.onClose}
      load={load}
      draw={(data, spread, onFailed) => <FoundOnMap {...mapProps} {...spread} data={data} onFailed={onFailed} />}
    />
  );
}
