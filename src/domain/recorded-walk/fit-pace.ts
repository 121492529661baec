import { defaultPace, type Pace, walkingHours } from "../walking-time/walking-time.ts";
import type { Steps } from "./steps.ts";
import { ridingKmh, type Stretch, stretchesOf, thinned, type TimedPoint } from "./stretches.ts";

/** What a recorded walk tells of a pace. */
export interface PaceFit {
  readonly pace: Pace;
  /** Walked kilometres, and hours with breaks left out. */
  readonly km: number;
  readonly hours: number;
  readonly breakHours: number;
  /** Neither walked nor a break: between the parts of a recording, in a train, a night. */
  readonly apartHours: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Whether the walk climbs and falls enough to tell; what it cannot tell goes with the speed on the level. */
  readonly tells: { readonly ascent: boolean; readonly descent: boolean };
  /** How far a stretch of half a kilometre is off what the pace gives, as a share of its time: 0.1 is 6 minutes an hour. */
  readonly error: number;
}

/** Why no pace can be told from a walk. */
export type UnfitWalk = "no_places" | "no_times" | "one_time" | "times_backwards" | "too_short" | "too_fast";

/** So large a share of the steps may go back in time: single points whose clock was wrong. */
const mostBackward = 0.05;
const leastKm = 3;
/** Metres from which on a climb or a fall is told from. */
const leastClimbM = 150;

/**
 * The pace of a recorded walk: that with which the walking time by DIN 33466 of its stretches of half a kilometre has the
 * least squared difference from their time, breaks left out. Pure.
 *
 * @param recorded the parts that it was recorded in; what lies between them is no walk. Places off the earth are left out
 */
export function* fittingPace(recorded: readonly (readonly TimedPoint[])[]): Steps<PaceFit | UnfitWalk> {
  const parts = recorded.map((points) => points.filter(isOnEarth));
  const untimed = parts.every((points) => points.length === 0) ? "no_places" : wrongTimes(parts);
  if (untimed) return untimed;
  const { stretches, breakHours, apartHours, fastHours, movingHours } = yield* stretchesOf(
    parts.map(thinned).filter((points) => points.length > 0),
  );
  const sum = (of: (stretch: Stretch) => number) => stretches.reduce((total, stretch) => total + of(stretch), 0);
  const [km, hours] = [sum((stretch) => stretch.km), sum((stretch) => stretch.hours)];
  const [ascentM, descentM] = [sum((stretch) => stretch.ascentM), sum((stretch) => stretch.descentM)];
  if (fastHours > movingHours / 2 || km > ridingKmh * hours) return "too_fast";
  if (km < leastKm) return "too_short";
  const tells = { ascent: ascentM >= leastClimbM, descent: descentM >= leastClimbM };
  const pace = leastSquares(stretches, tells);
  const off = sum(
    (stretch) => (walkingHours(stretch.km, stretch.ascentM, stretch.descentM, pace) - stretch.hours) ** 2,
  );
  return {
    pace,
    km,
    hours,
    breakHours,
    apartHours,
    ascentM,
    descentM,
    tells,
    error: Math.sqrt(off / sum(({ hours: h }) => h * h)),
  };
}

function isOnEarth({ lat, lon }: TimedPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** What keeps times from telling anything; null for nothing. */
function wrongTimes(parts: readonly (readonly TimedPoint[])[]): UnfitWalk | null {
  let [timed, steps, back, still] = [0, 0, 0, 0];
  for (const points of parts) {
    let last = Number.NaN;
    for (const { time } of points) {
      if (!Number.isFinite(time)) continue;
      timed += 1;
      if (!Number.isNaN(last)) steps += 1;
      if (time < last) back += 1;
      if (time === last) still += 1;
      last = time;
    }
  }
  if (timed === 0) return "no_times";
  if (back > steps * mostBackward) return "times_backwards";
  return steps > 0 && still === steps ? "one_time" : null;
}

/** Hours for a kilometre and for a metre up and down of a pace, the unknowns of the fit. */
type Slowness = readonly [km: number, up: number, down: number];

/**
 * Time is the larger of the level and the climbing part and half of the smaller: linear where it is known which is which.
 * That is taken from the last solution until it stays.
 */
function leastSquares(stretches: readonly Stretch[], tells: PaceFit["tells"]): Pace {
  const usual: Slowness = [1 / defaultPace.flatKmh, 1 / defaultPace.ascentMPerH, 1 / defaultPace.descentMPerH];
  let slowness = usual;
  for (let round = 0; round < 50; round++) {
    const [perKm, perUp, perDown] = slowness;
    const rows = stretches.map(({ km, ascentM, descentM, hours }) => {
      const isSteep = ascentM * perUp + descentM * perDown > km * perKm;
      const [level, climb] = isSteep ? [0.5, 1] : [1, 0.5];
      const [x, up, down] = [level * km, climb * ascentM, climb * descentM];
      // What cannot be told changes as the level does.
      const along =
        (tells.ascent ? 0 : (up * usual[1]) / usual[0]) + (tells.descent ? 0 : (down * usual[2]) / usual[0]);
      return { of: [x + along, tells.ascent ? up : 0, tells.descent ? down : 0], hours };
    });
    const next = solve(rows, usual, tells);
    const isSteady = next.every((value, index) => Math.abs(value - slowness[index]!) < 1e-9);
    slowness = next;
    if (isSteady) break;
  }
  return { flatKmh: 1 / slowness[0], ascentMPerH: 1 / slowness[1], descentMPerH: 1 / slowness[2] };
}

/** The normal equations of three unknowns by elimination; unknowns that come out as nonsense are set to the usual ones. */
function solve(
  rows: readonly { of: readonly number[]; hours: number }[],
  usual: Slowness,
  tells: PaceFit["tells"],
): Slowness {
  const free = [true, tells.ascent, tells.descent];
  const fixed = new Map<number, number>();
  for (;;) {
    const unknown = [0, 1, 2].filter((index) => free[index] && !fixed.has(index));
    const rest = rows.map(
      ({ of, hours }) => hours - [...fixed].reduce((sum, [index, value]) => sum + of[index]! * value, 0),
    );
    const matrix = unknown.map((row) => [
      ...unknown.map((column) => rows.reduce((sum, { of }) => sum + of[row]! * of[column]!, 0)),
      rows.reduce((sum, { of }, at) => sum + of[row]! * rest[at]!, 0),
    ]);
    const found = eliminated(matrix);
    const wrong = unknown.findIndex((index, at) => !(found[at]! > usual[index]! / 5 && found[at]! < usual[index]! * 5));
    if (wrong >= 0 && unknown.length > 1) {
      // The level is what a walk tells best: another unknown gives way first.
      const index = unknown[wrong] === 0 ? unknown.at(-1)! : unknown[wrong]!;
      fixed.set(index, usual[index]!);
      continue;
    }
    const km = found[0]!;
    const valueOf = (index: number) =>
      found[unknown.indexOf(index)] ?? fixed.get(index) ?? (usual[index]! * km) / usual[0];
    return [km, valueOf(1), valueOf(2)];
  }
}

function eliminated(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!);
}
