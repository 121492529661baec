import { climbOf } from "../path-import/climb.ts";
import { greatCircleM } from "../route-geometry/great-circle.ts";
import type { Steps } from "./steps.ts";

/** A place on a recorded walk. */
export interface TimedPoint {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** Milliseconds since any moment. */
  readonly time: number;
}

/** Who stays within so many metres for so long has a break. */
const pause = { radiusM: 40, ms: 180_000 };
/** Who stays for longer has no break of a day, but sleeps. */
const longestBreakHours = 4;
/** Nobody walks faster, in metres a second: what does is a leap of the recording, and no walk. */
const fastest = 3.5;
/** Who is faster for most of the time, or on the whole, rides, in kilometres an hour. */
export const ridingKmh = 8;
/** Points nearer in time than this tell nothing more but the error of the measurement. */
const leastStepMs = 5_000;
/** Points that are looked at between two looks at the clock. */
const pointsAtOnce = 200;
const stretchKm = 0.5;

/** Half a kilometre that was walked. */
export interface Stretch {
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  readonly hours: number;
}

/** The points in the order of their times; single ones whose clock was wrong are left out. */
export function thinned(points: readonly TimedPoint[]): TimedPoint[] {
  const kept: TimedPoint[] = [];
  for (const point of points) {
    if (!Number.isFinite(point.time)) continue;
    const [before, last] = [kept.at(-2), kept.at(-1)];
    // Where time goes back to what follows from the point before the last one, it was the last one that was wrong.
    if (last && point.time < last.time && (!before || point.time - before.time >= leastStepMs)) kept.pop();
    else if (last && point.time - last.time < leastStepMs) continue;
    kept.push(point);
  }
  return kept;
}

interface Walked {
  readonly stretches: readonly Stretch[];
  readonly breakHours: number;
  readonly apartHours: number;
  /** In motion, and how much of it faster than anybody walks. */
  readonly movingHours: number;
  readonly fastHours: number;
}

/** A walk in stretches of half a kilometre, without its breaks and leaps. */
export function* stretchesOf(parts: readonly (readonly TimedPoint[])[]): Steps<Walked> {
  const stretches: Stretch[] = [];
  let [breakHours, apartHours, movingHours, fastHours] = [0, 0, 0, 0];
  let [m, hours, ascentM, descentM] = [0, 0, 0, 0];
  let heights: (number | null)[] = [];
  /** What was climbed so far: the next height is that of another place. */
  const breakOff = () => {
    const climb = climbOf(heights);
    ascentM += climb?.ascentM ?? 0;
    descentM += climb?.descentM ?? 0;
    heights = [];
  };
  let ended: TimedPoint | null = null;
  for (const [number, points] of parts.entries()) {
    if (ended) {
      const between = Math.max(0, hoursBetween(ended, points[0]!));
      // Many devices begin a new part when they are put on after lunch, or have been still for long.
      if (isStill(ended, points[0]!) && between <= longestBreakHours) breakHours += between;
      else apartHours += between;
    }
    if (ended && greatCircleM(ended, points[0]!) > pause.radiusM) breakOff();
    ended = points.at(-1)!;
    for (let at = 0; at + 1 < points.length;) {
      const end = endOfBreak(points, at);
      const next = Math.max(end, at + 1);
      const stepHours = hoursBetween(points[at]!, points[next]!);
      const stepM = greatCircleM(points[at]!, points[next]!);
      if (end > at) {
        if (stepHours > longestBreakHours) apartHours += stepHours;
        else breakHours += stepHours;
      } else {
        movingHours += stepHours;
        if (stepM > ridingKmh * 1000 * stepHours) fastHours += stepHours;
        if (stepM > fastest * stepHours * 3600) {
          apartHours += stepHours;
          breakOff();
        } else {
          m += stepM;
          hours += stepHours;
          if (heights.length === 0) heights.push(heightOf(points[at]!));
          heights.push(heightOf(points[next]!));
        }
      }
      if (m >= stretchKm * 1000) {
        breakOff();
        stretches.push({ km: m / 1000, hours, ascentM, descentM });
        [m, hours, ascentM, descentM] = [0, 0, 0, 0];
      }
      if (Math.floor(at / pointsAtOnce) < Math.floor(next / pointsAtOnce))
        yield (number + next / points.length) / parts.length;
      at = next;
    }
  }
  return { stretches, breakHours, apartHours, movingHours, fastHours };
}

/** Null for what no place on the earth has. */
function heightOf({ elevationM }: TimedPoint): number | null {
  return elevationM !== null && Math.abs(elevationM) < 9_000 ? elevationM : null;
}

function hoursBetween(from: TimedPoint, to: TimedPoint): number {
  return (to.time - from.time) / 3_600_000;
}

/**
 * The last point of the break that begins at a point; that point itself where none does. A recording that stopped by itself
 * has no points of its breaks: a step as slow as one and as long is one too.
 */
function endOfBreak(points: readonly TimedPoint[], at: number): number {
  const start = points[at]!;
  let end = at;
  while (end + 1 < points.length && greatCircleM(start, points[end + 1]!) <= pause.radiusM) end += 1;
  if (points[end]!.time - start.time >= pause.ms) return end;
  return isStill(start, points[at + 1]!) ? at + 1 : at;
}

/** Whether a step is as slow as a break, and as long. */
function isStill(from: TimedPoint, to: TimedPoint): boolean {
  const ms = to.time - from.time;
  return ms >= pause.ms && greatCircleM(from, to) / ms <= pause.radiusM / pause.ms;
}
