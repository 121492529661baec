import { type PathArc, lineOfArcs, waypointsOfArcs } from "#domain/geography/path-import/path-today.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/geography/route-geometry/simplify.ts";
import { visitEach, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import type { MapStop } from "#web/components/route-map/map-types.ts";

/** Metres a line may differ from the true one: less than a pixel of a map of a whole route. */
const toleranceM = 60;

interface DrawnPath {
  /** Encoded polyline. */
  readonly line: string;
  readonly stops: readonly MapStop[];
}

/** The current main way for the map, and the towns along it. */
export async function drawPath(arcs: readonly PathArc[]): Promise<DrawnPath> {
  const points: LatLon[] = [];
  await visitEach(arcs, (arc) => points.push(...simplifyLine(lineOfArcs([arc]), toleranceM)));
  await yieldIfBusy();
  const waypoints = waypointsOfArcs(arcs);
  const stops = waypoints.flatMap(({ townSlug, name, lat, lon }, index): MapStop[] => {
    if (townSlug === null) return [];
    const isEnd = index === 0 || index === waypoints.length - 1;
    return [{ id: townSlug, name: name ?? townSlug, kind: isEnd ? "terminus" : "village", lat, lon }];
  });
  return { line: encodePolyline(points), stops };
}
