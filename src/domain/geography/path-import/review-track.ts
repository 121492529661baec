import { type Climb, climbOf } from "./climb.ts";
import { type GuideLine } from "./guide-line.ts";
import { reorderTrack } from "./reorder-track.ts";
import { gapFromM, jumpFromM, longSteps, measureTrack, type TrackPoint } from "./track.ts";
import { isOutOfOrder, isReversed, walkedDirections } from "./walking-order.ts";
import { greatCircleM } from "../route-geometry/great-circle.ts";

/** Points at least this far from their neighbours on both sides, in metres, may be errors of the receiver. */
const strayFromM = 1000;
/** A longer run of points is not an error. */
const maxInARow = 5;

/**
 * Indices of stray points: the track jumps more than a kilometre away and is back after at most five points, nearer to
 * where it left than a quarter of that distance.
 */
function strayPoints(points: readonly TrackPoint[]): ReadonlySet<number> {
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

/** A stretch of more than 500 m without a point. */
interface TrackGap {
  /** Metres from the start of the track in walking order. */
  readonly atM: number;
  readonly lengthM: number;
  readonly from: TrackPoint;
  readonly to: TrackPoint;
}

/** A step of the file that cannot have been walked. */
interface TrackJump {
  /** Number of the point in the file after the jump, from 1. */
  readonly point: number;
  readonly lengthM: number;
}

export interface TrackReview {
  /** The track in walking order along the route, without stray points. */
  readonly points: readonly TrackPoint[];
  /** Length of the original file, in metres. */
  readonly lengthM: number;
  /** Length in walking order; null if the file already is. */
  readonly orderedLengthM: number | null;
  /** Of the track in walking order; null without elevations. */
  readonly climb: Climb | null;
  readonly gaps: readonly TrackGap[];
  readonly jumps: readonly TrackJump[];
  readonly outOfOrder: boolean;
  /** The file leads from the end of the route to its start. */
  readonly turned: boolean;
  /** Number of stray points left out. */
  readonly strays: number;
}

/** Brings a track into walking order along a route, and reports its problems. */
export function reviewTrack(file: readonly TrackPoint[], guide: GuideLine): TrackReview {
  const { points, outOfOrder, turned, strays } = inWalkingOrder(file, guide);
  const { alongM, lengthM } = measureTrack(points);
  const gaps = longSteps(points, gapFromM).flatMap((step): TrackGap[] => {
    const [from, to] = [points[step.index - 1], points[step.index]];
    return from && to ? [{ atM: alongM[step.index - 1] ?? 0, lengthM: step.lengthM, from, to }] : [];
  });
  const jumps = longSteps(file, 1000).filter(
    ({ index, lengthM: stepM }) => stepM > jumpFromM || strays.has(index) || strays.has(index - 1),
  );
  return {
    points,
    lengthM: measureTrack(file).lengthM,
    orderedLengthM: outOfOrder || strays.size > 0 ? lengthM : null,
    climb: climbOf(points.map(({ elevationM }) => elevationM)),
    gaps,
    jumps: jumps.map(({ index, lengthM: stepM }) => ({ point: index + 1, lengthM: stepM })),
    outOfOrder,
    turned,
    strays: strays.size,
  };
}

function inWalkingOrder(file: readonly TrackPoint[], guide: GuideLine) {
  const strays = strayPoints(file);
  const withoutStrays = file.filter((_, index) => !strays.has(index));
  const directions = walkedDirections(withoutStrays.map((point) => guide.nearest(point)));
  const turned = isReversed(directions);
  const { forwardM, backwardM } = directions;
  if (!isOutOfOrder(turned ? { forwardM: backwardM, backwardM: forwardM } : directions)) {
    return { points: turned ? withoutStrays.toReversed() : withoutStrays, outOfOrder: false, turned, strays };
  }
  // Unordered parts have no direction, and their ends are far apart for another reason.
  const points = reorderTrack(
    file,
    file.map((point) => guide.nearest(point)),
  );
  return { points, outOfOrder: true, turned: false, strays: new Set<number>() };
}
