import { greatCircleM } from "../route-geometry/great-circle.ts";
import type { TrackPoint } from "./track.ts";

/** Points that lie this far from their neighbours on both sides, in metres, may be errors of the receiver. */
const strayFromM = 1000;
/** More points than this in a row are no error but a way. */
const maxInARow = 5;

/**
 * Indexes of points that lie far from the track on both sides: the track
 * leaves it by more than a kilometre and is back after at most five points,
 * nearer to where it left than a quarter of that way.
 */
export function strayPoints(points: readonly TrackPoint[]): ReadonlySet<number> {
  const strays = new Set<number>();
  let before = points[0];
  for (let index = 1; index < points.length; index++) {
    const point = points[index];
    if (!before || !point) continue;
    const outM = greatCircleM(before, point);
    const back = outM > strayFromM ? returnAfter(points, before, index, outM) : null;
    if (back === null) {
      before = point;
      continue;
    }
    for (let stray = index; stray < back; stray++) strays.add(stray);
    before = points[back];
    index = back;
  }
  return strays;
}

function returnAfter(points: readonly TrackPoint[], before: TrackPoint, from: number, outM: number): number | null {
  for (let index = from + 1; index <= Math.min(from + maxInARow, points.length - 1); index++) {
    const [last, point] = [points[index - 1], points[index]];
    if (!last || !point) return null;
    if (greatCircleM(before, point) < outM / 4 && greatCircleM(last, point) > strayFromM) return index;
  }
  return null;
}
