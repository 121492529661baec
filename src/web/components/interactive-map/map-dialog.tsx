import { useCallback } from "react";
import { loadMapData } from "./load-map-data.ts";
import type { PanelMessages } from "./load-panel-messages.ts";
import { MapWindow } from "./map-window.tsx";
import type { OpenMapOptions, ShownRoute } from "./open-map-options.ts";
import { RouteOnMap } from "./route-on-map.tsx";

interface MapDialogProps extends ShownRoute, OpenMapOptions {
  readonly words: PanelMessages;
}

/** The interactive map of a route. */
export function MapDialog({ words, ...mapProps }: MapDialogProps) {
  const { route, styleUrl } = mapProps;
  const load = useCallback((signal: AbortSignal) => loadMapData(route, styleUrl !== null, signal), [route, styleUrl]);
  return (
    <MapWindow
      // Another route resets the map.
      key={route}
      {...mapProps}
      words={words}
      load={load}
      draw={(data, spread, onFailed) => <RouteOnMap {...mapProps} {...spread} data={data} onFailed={onFailed} />}
    />
  );
}
