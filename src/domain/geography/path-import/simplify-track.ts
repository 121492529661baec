import { fractionAlong, localPlane } from "../route-geometry/local-plane.ts";
import { includedBetween } from "../route-geometry/douglas-peucker.ts";
import type { TrackPoint } from "./track.ts";

interface Tolerances {
  /** Maximum horizontal deviation in metres. */
  readonly horizontalM: number;
  /** Maximum vertical deviation in metres. */
  readonly heightM: number;
}

/**
 * Simplifies a track with the Douglas–Peucker algorithm within both tolerances. Both ends are kept, and so is every
 * change between known and unknown elevations.
 */
export function simplifyTrack(points: readonly TrackPoint[], { horizontalM, heightM }: Tolerances): TrackPoint[] {
  const included = new Set<number>();
  let start = 0;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next && (next.elevationM === null) === (point.elevationM === null)) return;
    for (const one of includedBetween(points, [start, index], 1, errorBeside)) included.add(one);
    start = index + 1;
  });
  return points.filter((_, index) => included.has(index));

  /** As a multiple of the tolerance. */
  function errorBeside(from: TrackPoint, to: TrackPoint) {
    const plane = localPlane(from);
    const [a, b] = [plane.toPlane(from), plane.toPlane(to)];
    return (point: TrackPoint): number => {
      const at = plane.toPlane(point);
      const t = fractionAlong(at, a, b);
      const deviationM = Math.hypot(a.x + t * (b.x - a.x) - at.x, a.y + t * (b.y - a.y) - at.y);
      return Math.max(deviationM / horizontalM, heightError(point, from, to, t) / heightM);
    };
  }
}

function heightError({ elevationM }: TrackPoint, from: TrackPoint, to: TrackPoint, t: number): number {
  // All from one run, so either all three are known or none is.
  if (elevationM === null || from.elevationM === null || to.elevationM === null) return 0;
  return Math.abs(from.elevationM + t * (to.elevationM - from.elevationM) - elevationM);
}
