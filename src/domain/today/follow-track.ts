import { greatCircleM, type LatLon } from "../route-geometry/great-circle.ts";
import type { PlanWay } from "./plan-way.ts";
import { isDrawnAt, locate, type Span } from "./progress.ts";

/** A position as a device tells it. */
export interface Fix extends LatLon {
  /** Radius in metres within which the position is 95 % sure. */
  readonly accuracyM: number;
}

/** What is known of somebody who walks, from one position to the next. */
export interface Track {
  readonly last: Fix;
  /** Where the walker is along the plan, or has left it; null while far from all of it. */
  readonly alongM: number | null;
  /** Straight metres from the line; null while far from all of it. */
  readonly offM: number | null;
  /** `unsure`: too vague a position to tell. */
  readonly is: "on" | "off" | "unsure" | "elsewhere";
  /** Metres walked since the way was left; null where it has not been seen on it. */
  readonly leftAgoM: number | null;
  /** Positions in a row that lay off the line. */
  readonly strayed: number;
}

/** Nearer to a line that is drawn than this, in metres, one is on it: paths are wide, and lines not exact. */
const onDrawnM = 80;
/** The way may lie this far from a line that is only straight. */
const onStraightM = 500;
/** Positions vaguer than this, in metres, say nothing of whether the way was left. */
const vagueM = 150;
/** One position off the line may be an echo from a wall. */
const surelyStrayed = 2;

/**
 * The track after one more position. The way counts as left when two positions in a row lie further off than the line and
 * the positions are exact.
 */
export function followTrack(before: Track | null, fix: Fix, way: PlanWay, day: Span): Track {
  // A vague position moves nobody.
  if (before && fix.accuracyM > vagueM) return { ...before, is: before.is === "off" ? "off" : "unsure" };
  const found = locate(way, fix, day);
  const steppedM = before ? greatCircleM(before.last, fix) : 0;
  const hasMoved = !before || steppedM > Math.min(25, fix.accuracyM / 2);
  // Standing still, positions wander: steps are counted from where one stood.
  const last = hasMoved || !before ? fix : { ...fix, lat: before.last.lat, lon: before.last.lon };
  if (!found) return { last, alongM: null, offM: null, is: "elsewhere", leftAgoM: null, strayed: 0 };
  const allowedM = (isDrawnAt(way, found.alongM) ? onDrawnM : onStraightM) + Math.min(fix.accuracyM, vagueM);
  if (found.offM <= allowedM) return { last, ...found, is: "on", leftAgoM: null, strayed: 0 };
  const wasOn = before?.is === "on" || before?.leftAgoM != null;
  const leftAgoM = wasOn ? (before.leftAgoM ?? 0) + (hasMoved ? steppedM : 0) : null;
  if (fix.accuracyM > vagueM) return { last, ...found, is: "unsure", leftAgoM, strayed: 0 };
  const strayed = (before?.strayed ?? 0) + 1;
  const isOff = strayed >= surelyStrayed || before === null;
  // Until it is sure, the walker is where the way was seen last.
  const alongM = isOff ? found.alongM : (before?.alongM ?? found.alongM);
  return { last, alongM, offM: found.offM, is: isOff ? "off" : "unsure", leftAgoM, strayed };
}
