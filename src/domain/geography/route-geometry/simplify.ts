import type { LatLon } from "./great-circle.ts";
import { includedBetween } from "./douglas-peucker.ts";
import { localPlane, metresToSegment } from "./local-plane.ts";

/**
 * Simplifies a line with the Douglas–Peucker algorithm such that no dropped point is further than `toleranceM` metres
 * from the new line. Both ends are kept.
 */
export function simplifyLine<P extends LatLon>(points: readonly P[], toleranceM: number): P[] {
  const included = includedBetween(points, [0, points.length - 1], toleranceM, (from, to) => {
    const plane = localPlane(from);
    const [start, end] = [plane.toPlane(from), plane.toPlane(to)];
    return (point) => metresToSegment(plane.toPlane(point), start, end);
  });
  return points.filter((_, index) => included.has(index));
}
