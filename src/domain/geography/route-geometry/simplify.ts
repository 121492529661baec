import type { LatLon } from "./great-circle.ts";
import { localPlane, metresToSegment } from "./local-plane.ts";

/**
 * Simplifies a line with the Douglas–Peucker algorithm such that no dropped point is further than `toleranceM` metres
 * from the new line. Both ends are kept. (Douglas and Peucker, Cartographica 10(2), 1973.)
 */
export function simplifyLine<P extends LatLon>(points: readonly P[], toleranceM: number): P[] {
  const included = includedBetween(points, [0, points.length - 1], toleranceM, (from, to) => {
    const plane = localPlane(from);
    const [start, end] = [plane.toPlane(from), plane.toPlane(to)];
    return (point) => metresToSegment(plane.toPlane(point), start, end);
  });
  return points.filter((_, index) => included.has(index));
}

/**
 * Indices of the points that the algorithm keeps, including both ends.
 *
 * @param most maximum error of a dropped point
 * @param errorBeside for the ends of a stretch, the error of dropping a point between them
 */
export function includedBetween<P>(
  points: readonly P[],
  run: readonly [first: number, last: number],
  most: number,
  errorBeside: (from: P, to: P) => (point: P) => number,
): ReadonlySet<number> {
  const included = new Set(run);
  const open = [run];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    if (last - first < 2) continue;
    const errorOf = errorBeside(points[first] as P, points[last] as P);
    let worst = first;
    let error = most;
    for (let index = first + 1; index < last; index++) {
      const here = errorOf(points[index] as P);
      if (here <= error) continue;
      [worst, error] = [index, here];
    }
    if (worst === first) continue;
    included.add(worst);
    open.push([first, worst], [worst, last]);
  }
  return included;
}
