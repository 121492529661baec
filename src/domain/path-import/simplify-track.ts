import { fractionAlong, localPlane } from "../route-geometry/local-plane.ts";
import type { TrackPoint } from "./track.ts";

export interface Tolerances {
  /** Metres that a dropped point may lie beside the line. */
  readonly besideM: number;
  /** Metres that the height of a dropped point may differ from that of the line. */
  readonly heightM: number;
}

/**
 * The points that the Douglas–Peucker algorithm keeps so that no dropped one lies further beside the line, or higher or
 * lower, than the tolerances allow. Both ends stay, and so does every change between known and unknown heights.
 */
export function simplifyTrack(points: readonly TrackPoint[], tolerances: Tolerances): TrackPoint[] {
  const kept = new Set([0, points.length - 1]);
  let start = 0;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next && (next.elevationM === null) === (point.elevationM === null)) return;
    keepBetween(points, [start, index], tolerances, kept);
    start = index + 1;
  });
  return points.filter((_, index) => kept.has(index));
}

function keepBetween(
  points: readonly TrackPoint[],
  run: readonly [first: number, last: number],
  tolerances: Tolerances,
  kept: Set<number>,
): void {
  const open = [run];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    kept.add(first).add(last);
    const worst = worstBetween(points, first, last, tolerances);
    if (worst !== null) open.push([first, worst], [worst, last]);
  }
}

/** Index of the point that breaks the tolerances most; null when none does. */
function worstBetween(
  points: readonly TrackPoint[],
  first: number,
  last: number,
  { besideM, heightM }: Tolerances,
): number | null {
  const from = points[first];
  const to = points[last];
  if (!from || !to) return null;
  const plane = localPlane(from);
  const start = plane.toPlane(from);
  const end = plane.toPlane(to);
  let worst: number | null = null;
  let most = 1;
  for (let index = first + 1; index < last; index++) {
    const point = points[index];
    if (!point) continue;
    const at = plane.toPlane(point);
    const t = fractionAlong(at, start, end);
    const beside = Math.hypot(start.x + t * (end.x - start.x) - at.x, start.y + t * (end.y - start.y) - at.y);
    const share = Math.max(beside / besideM, heightError(point, from, to, t) / heightM);
    if (share <= most) continue;
    most = share;
    worst = index;
  }
  return worst;
}

function heightError({ elevationM }: TrackPoint, from: TrackPoint, to: TrackPoint, t: number): number {
  // Of one run, so that either all three are known or none is.
  if (elevationM === null || from.elevationM === null || to.elevationM === null) return 0;
  return Math.abs(from.elevationM + t * (to.elevationM - from.elevationM) - elevationM);
}
