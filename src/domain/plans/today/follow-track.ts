import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { PlanWay } from "./plan-way.ts";
import { isDrawnAt, locate, type Span } from "./progress.ts";

/** A position from a device. */
export interface Fix extends LatLon {
  /** Radius in metres of 95 % confidence. */
  readonly accuracyM: number;
}

/** State of a walker, updated with each position. */
export interface Track {
  readonly last: Fix;
  /** Position along the plan, or where it was left; null if far from all of it. */
  readonly alongM: number | null;
  /** Straight-line distance from the line, in metres; null if far from all of it. */
  readonly offM: number | null;
  /** `unsure`: the position is too inaccurate. */
  readonly is: "on" | "off" | "unsure" | "elsewhere";
  /** Metres walked since leaving the way; null if never seen on it. */
  readonly leftAgoM: number | null;
  /** Number of consecutive positions off the line. */
  readonly strayed: number;
}

/** Maximum distance in metres to a drawn line: paths are wide, and lines not exact. */
const onDrawnM = 80;
/** The same for a straight line, where the path is unknown. */
const onStraightM = 500;
/** Positions less accurate than this, in metres, cannot tell whether the way was left. */
const maxUsableAccuracyM = 150;
/** A single position off the line may be an error, such as a reflection. */
const surelyStrayed = 2;

/**
 * The track after one more position. The way counts as left after two consecutive positions beyond the tolerances of
 * line and accuracy.
 */
export function followTrack(before: Track | null, fix: Fix, way: PlanWay, day: Span): Track {
  // An inaccurate position does not move the walker.
  if (before && fix.accuracyM > maxUsableAccuracyM) return { ...before, is: before.is === "off" ? "off" : "unsure" };
  const passing = locate(way, fix, day);
  const steppedM = before ? greatCircleM(before.last, fix) : 0;
  const hasMoved = !before || steppedM > Math.min(25, fix.accuracyM / 2);
  // Positions drift while standing still: steps are counted from the last standing point.
  const last = hasMoved || !before ? fix : { ...fix, lat: before.last.lat, lon: before.last.lon };
  if (!passing) return { last, alongM: null, offM: null, is: "elsewhere", leftAgoM: null, strayed: 0 };
  const allowedM =
    (isDrawnAt(way, passing.alongM) ? onDrawnM : onStraightM) + Math.min(fix.accuracyM, maxUsableAccuracyM);
  if (passing.offM <= allowedM) return { last, ...passing, is: "on", leftAgoM: null, strayed: 0 };
  const wasOnWay = before?.is === "on" || before?.leftAgoM != null;
  const leftAgoM = wasOnWay ? (before.leftAgoM ?? 0) + (hasMoved ? steppedM : 0) : null;
  if (fix.accuracyM > maxUsableAccuracyM) return { last, ...passing, is: "unsure", leftAgoM, strayed: 0 };
  const strayed = (before?.strayed ?? 0) + 1;
  const isOff = strayed >= surelyStrayed || before === null;
  // Until confirmed, the walker stays where last seen on the way.
  const alongM = isOff ? passing.alongM : (before?.alongM ?? passing.alongM);
  return { last, alongM, offM: passing.offM, is: isOff ? "off" : "unsure", leftAgoM, strayed };
}
