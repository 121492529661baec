import type { RouteMap, RouteMapTown } from "#contract/routes/route-map.ts";
import { greatCircleM, type LatLon } from "#domain/route-geometry/great-circle.ts";

/** The town of the route nearest to a place; null on a route without towns. */
export function nearestTown({ towns }: RouteMap, place: LatLon): RouteMapTown | null {
  return towns.reduce<RouteMapTown | null>(
    (nearest, town) => (nearest && greatCircleM(nearest, place) <= greatCircleM(town, place) ? nearest : town),
    null,
  );
}
