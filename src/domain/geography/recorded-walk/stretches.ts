import { climbOf } from "../path-import/climb.ts";
import { greatCircleM } from "../route-geometry/great-circle.ts";

/** Work in steps of a few milliseconds that reports its progress, from 0 to 1. */
export type Steps<Result> = Generator<number, Result>;

/** A point of a recorded walk. */
export interface TimedPoint {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** Milliseconds since any reference. */
  readonly time: number;
}

/** Staying within this radius for this long is a break. */
const pause = { radiusM: 40, ms: 180_000 };
/** Staying longer is an overnight stop. */
const longestBreakHours = 4;
/** Maximum walking speed, in metres per second: anything faster is a jump of the recording. */
const fastest = 3.5;
/** Anybody faster for most of the time, or on average, is riding, in kilometres per hour. */
export const ridingKmh = 8;
/** Points closer in time than this only add measurement error. */
const minStepMs = 5_000;
/** Points processed between two checks of the clock. */
const pointsAtOnce = 200;
const stretchKm = 0.5;

/** Half a kilometre walked. */
export interface Stretch {
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  readonly hours: number;
}

/** The points in the order of their times; single ones with a wrong clock are left out. */
export function thinned(points: readonly TimedPoint[]): TimedPoint[] {
  const inOrder: TimedPoint[] = [];
  for (const point of points) {
    if (!Number.isFinite(point.time)) continue;
    const [before, last] = [inOrder.at(-2), inOrder.at(-1)];
    // If time goes back relative to the last point but not to the one before, the last one was wrong.
    if (last && point.time < last.time && (!before || point.time - before.time >= minStepMs)) inOrder.pop();
    else if (last && point.time - last.time < minStepMs) continue;
    inOrder.push(point);
  }
  return inOrder;
}

interface Walked {
  readonly stretches: readonly Stretch[];
  readonly breakHours: number;
  readonly apartHours: number;
  /** Hours in motion, and the part of it faster than walking. */
  readonly movingHours: number;
  readonly fastHours: number;
}

/** A walk in stretches of half a kilometre, without breaks and jumps. */
export function* stretchesOf(parts: readonly (readonly TimedPoint[])[]): Steps<Walked> {
  const stretches: Stretch[] = [];
  let [breakHours, apartHours, movingHours, fastHours] = [0, 0, 0, 0];
  let [m, hours, ascentM, descentM] = [0, 0, 0, 0];
  let heights: (number | null)[] = [];
  /** Resets the climb: the next elevation is of another place. */
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
      // Many devices begin a new part after a long pause, such as lunch.
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

/** Null for impossible elevations. */
function heightOf({ elevationM }: TimedPoint): number | null {
  return elevationM !== null && Math.abs(elevationM) < 9_000 ? elevationM : null;
}

function hoursBetween(from: TimedPoint, to: TimedPoint): number {
  return (to.time - from.time) / 3_600_000;
}

/**
 * The last point of the break that begins at a point; that point itself if there is none. Recordings with automatic
 * pause have no points during breaks: a single long and slow enough step counts as well.
 */
function endOfBreak(points: readonly TimedPoint[], at: number): number {
  const start = points[at]!;
  let end = at;
  while (end + 1 < points.length && greatCircleM(start, points[end + 1]!) <= pause.radiusM) end += 1;
  if (points[end]!.time - start.time >= pause.ms) return end;
  return isStill(start, points[at + 1]!) ? at + 1 : at;
}

/** Whether a step is slow and long enough for a break. */
function isStill(from: TimedPoint, to: TimedPoint): boolean {
  const ms = to.time - from.time;
  return ms >= pause.ms && greatCircleM(from, to) / ms <= pause.radiusM / pause.ms;
}
