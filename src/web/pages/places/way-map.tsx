import { useMemo } from "react";

import { OpenMap } from "#web/components/interactive-map/open-map.tsx";
import type { RouteMapProps } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { stopsOfWay } from "#web/features/routes/route-page/way/stops-of-way.ts";
import type { DrawableWay } from "#web/features/routes/route-page/way/unpack-way.ts";

interface WayMapProps extends Pick<RouteMapProps, "sheet" | "cursor" | "title" | "description"> {
  /** Slug of the route. */
  route: string;
  way: DrawableWay;
  /** Slug of the town at the cursor. */
  selected: string | null;
  onSelect: (slug: string) => void;
}

export function WayMap({ route, way, ...map }: WayMapProps) {
  const { towns, mapLines } = way;
  const stops = useMemo(() => stopsOfWay(towns), [towns]);
  return (
    <OpenMap route={route} title={map.title} selectedTown={map.selected} onSelectTown={map.onSelect}>
      <RouteMap openable {...map} lines={mapLines} stops={stops} />
    </OpenMap>
  );
}
