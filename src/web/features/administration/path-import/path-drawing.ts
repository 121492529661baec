import { waypointsOfArcs, type PathArc, lineOfArcs } from "#domain/path-import/path-today.ts";
import { encodePolyline } from "#domain/route-geometry/polyline.ts";
import { simplifyLine } from "#domain/route-geometry/simplify.ts";

/** A named place along a path. */
export interface PathStop {
  readonly id: string;
  readonly name: string;
  readonly kind: "terminus" | "village";
  readonly lat: number;
  readonly lon: number;
}

/** Metres a line may differ from the true one: less than a pixel of a map of a whole route. */
const toleranceM = 60;

/** The main way as it is today, for the map: an encoded polyline and the towns along it. */
export function drawPath(arcs: readonly PathArc[]): { readonly line: string; readonly stops: readonly PathStop[] } {
  const waypoints = waypointsOfArcs(arcs);
  const stops = waypoints.flatMap(({ townSlug, name, lat, lon }, index): PathStop[] => {
    if (townSlug === null) return [];
    const isEnd = index === 0 || index === waypoints.length - 1;
    return [{ id: townSlug, name: name ?? townSlug, kind: isEnd ? "terminus" : "village", lat, lon }];
  });
  return { line: encodePolyline(simplifyLine(lineOfArcs(arcs), toleranceM)), stops };
}
