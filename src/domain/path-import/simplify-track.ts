import { fractionAlong, localPlane } from "../route-geometry/local-plane.ts";
import { keptBetween } from "../route-geometry/simplify.ts";
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
export function simplifyTrack(points: readonly TrackPoint[], { besideM, heightM }: Tolerances): TrackPoint[] {
  const kept = new Set<number>();
  let start = 0;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next && (next.elevationM === null) === (point.elevationM === null)) return;
    for (const one of keptBetween(points, [start, index], 1, errorBeside)) kept.add(one);
    start = index + 1;
  });
  return points.filter((_, index) => kept.has(index));

  /** In shares of what is tolerated. */
  function errorBeside(from: TrackPoint, to: TrackPoint) {
    const plane = localPlane(from);
    const [a, b] = [plane.toPlane(from), plane.toPlane(to)];
    return (point: TrackPoint): number => {
      const at = plane.toPlane(point);
      const t = fractionAlong(at, a, b);
      const beside = Math.hypot(a.x + t * (b.x - a.x) - at.x, a.y + t * (b.y - a.y) - at.y);
      return Math.max(beside / besideM, heightError(point, from, to, t) / heightM);
    };
  }
}

function heightError({ elevationM }: TrackPoint, from: TrackPoint, to: TrackPoint, t: number): number {
  // Of one run, so that either all three are known or none is.
  if (elevationM === null || from.elevationM === null || to.elevationM === null) return 0;
  return Math.abs(from.elevationM + t * (to.elevationM - from.elevationM) - elevationM);
}
