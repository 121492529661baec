import { useEffect } from "react";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";
import { collectionOf, pointAt } from "./overlay-data.ts";
import { type DrawnMap, setFeatures } from "./show-map.ts";

/** Marks the chosen place on a map that has a source of this id, and brings it into view. */
export function useChosenPlace(map: DrawnMap | null, source: string, place: LatLon | null): void {
  const { lat, lon } = place ?? {};
  useEffect(() => {
    if (!map) return;
    const isThere = lat !== undefined && lon !== undefined;
    setFeatures(map, source, collectionOf(isThere ? [pointAt({ lat, lon }, {})] : []));
    if (isThere && !map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat] });
  }, [map, source, lat, lon]);
}
