import { useMemo } from "react";

import { OpenMap } from "#web/components/interactive-map/open-map.tsx";
import type { MapSheet } from "#web/components/route-map/map-types.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { stopsOfWay } from "#web/features/routes/route-page/way/stops-of-way.ts";
import type { DrawableWay } from "#web/features/routes/route-page/way/unpack-way.ts";

interface WayMapProps {
  /** Slug of the route. */
  route: string;
  sheet: MapSheet;
  way: DrawableWay;
  /** Slug of the town at the cursor. */
  selected: string | null;
  /** Position of the cursor between towns. */
  cursor: readonly [lat: number, lon: number] | null;
  title: string;
  description: string;
  onSelect: (slug: string) => void;
}

/** The map of one way. */
export function WayMap({ route, sheet, way, selected, cursor, title, description, onSelect }: WayMapProps) {
  const { towns, mapLines } = way;
  const stops = useMemo(() => stopsOfWay(towns), [towns]);
  return (
    <OpenMap route={route} title={title} selectedTown={selected} onSelectTown={onSelect}>
      <RouteMap
        openable
        sheet={sheet}
        lines={mapLines}
        stops={stops}
        selected={selected}
        cursor={cursor}
        title={title}
        description={description}
        onSelect={onSelect}
      />
    </OpenMap>
  );
}
