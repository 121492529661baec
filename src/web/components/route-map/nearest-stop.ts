import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import type { MapStop } from "./map-types.ts";
import type { PlacedStop } from "./stop-layout.ts";

/** Half of the smallest target for a finger, CSS pixels. */
const reach = 22;

/** The shown stop nearest to a point of the box, within a finger's reach. */
export function nearestStop(stops: readonly PlacedStop[], [x, y]: PlanePoint): MapStop | null {
  let nearest: MapStop | null = null;
  let least = reach;
  for (const { stop, x: stopX, y: stopY } of stops) {
    const distance = Math.hypot(stopX - x, stopY - y);
    if (distance < least) [nearest, least] = [stop, distance];
  }
  return nearest;
}
