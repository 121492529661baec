import type { LatLon } from "./great-circle.ts";
import { localPlane, metresToSegment } from "./local-plane.ts";

/**
 * The fewest points the Douglas–Peucker algorithm needs so that no dropped point lies further than `toleranceM` metres
 * from the new line. Both ends stay. (Douglas and Peucker, Cartographica 10(2), 1973.)
 */
export function simplifyLine<P extends LatLon>(points: readonly P[], toleranceM: number): P[] {
  const kept = new Set([0, points.length - 1]);
  const open: [first: number, last: number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const furthest = furthestFromChord(points, first, last);
    if (!furthest || furthest.metres <= toleranceM) continue;
    kept.add(furthest.index);
    open.push([first, furthest.index], [furthest.index, last]);
  }
  return points.filter((_, index) => kept.has(index));
}

function furthestFromChord(points: readonly LatLon[], first: number, last: number) {
  const from = points[first];
  const to = points[last];
  if (!from || !to) return null;
  const plane = localPlane(from);
  const start = plane.toPlane(from);
  const end = plane.toPlane(to);
  let furthest: { index: number; metres: number } | null = null;
  for (let index = first + 1; index < last; index++) {
    const point = points[index];
    if (!point) continue;
    const metres = metresToSegment(plane.toPlane(point), start, end);
    if (!furthest || metres > furthest.metres) furthest = { index, metres };
  }
  return furthest;
}
