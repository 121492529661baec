import { defaultPace, type Pace, walkingHours } from "#domain/walking-time/walking-time.ts";
import { type Steps, ridingKmh, type Stretch, stretchesOf, thinned, type TimedPoint } from "./stretches.ts";

/** The pace derived from a recorded walk. */
export interface PaceFit {
  readonly pace: Pace;
  /** Walked kilometres, and hours without breaks. */
  readonly km: number;
  readonly hours: number;
  readonly breakHours: number;
  /** Neither walked nor a break: between the parts of a recording, on a train, at night. */
  readonly apartHours: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Whether the walk climbs and falls enough to derive each; otherwise it scales with the speed on the level. */
  readonly derivable: { readonly ascent: boolean; readonly descent: boolean };
  /** Typical deviation of half a kilometre from the pace, as a share of its time: 0.1 is 6 minutes per hour. */
  readonly error: number;
}

/** Why no pace can be derived from a walk. */
export type UnfitWalk = "no_places" | "no_times" | "one_time" | "times_backwards" | "too_short" | "too_fast";

/** Maximum share of steps that go back in time: single points with a wrong clock. */
const maxBackwardShare = 0.05;
const minKm = 3;
/** Minimum climb or fall in metres to derive a pace from. */
const minClimbM = 150;

/**
 * The pace of a recorded walk: a least squares fit of the walking time by DIN 33466 to the time of stretches of half a
 * kilometre, without breaks. Pure.
 *
 * @param recorded the parts of the recording; gaps between them are not walked. Invalid coordinates are left out
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
  if (km < minKm) return "too_short";
  const derivable = { ascent: ascentM >= minClimbM, descent: descentM >= minClimbM };
  const pace = leastSquares(stretches, derivable);
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
    derivable,
    error: Math.sqrt(off / sum(({ hours: h }) => h * h)),
  };
}

function isOnEarth({ lat, lon }: TimedPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** Why the times are useless; null if they are valid. */
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
  if (back > steps * maxBackwardShare) return "times_backwards";
  return steps > 0 && still === steps ? "one_time" : null;
}

/** Hours per kilometre and per metre up and down, the unknowns of the fit. */
type Slowness = readonly [km: number, up: number, down: number];

/**
 * Time is the larger of the level and the climbing part plus half of the smaller: linear if it is known which is which.
 * This is taken from the previous solution until it is stable.
 */
function leastSquares(stretches: readonly Stretch[], derivable: PaceFit["derivable"]): Pace {
  const usual: Slowness = [1 / defaultPace.flatKmh, 1 / defaultPace.ascentMPerH, 1 / defaultPace.descentMPerH];
  let slowness = usual;
  for (let round = 0; round < 50; round++) {
    const [perKm, perUp, perDown] = slowness;
    const rows = stretches.map(({ km, ascentM, descentM, hours }) => {
      const isSteep = ascentM * perUp + descentM * perDown > km * perKm;
      const [level, climb] = isSteep ? [0.5, 1] : [1, 0.5];
      const [x, up, down] = [level * km, climb * ascentM, climb * descentM];
      // Underivable rates scale with the level.
      const along =
        (derivable.ascent ? 0 : (up * usual[1]) / usual[0]) + (derivable.descent ? 0 : (down * usual[2]) / usual[0]);
      return { of: [x + along, derivable.ascent ? up : 0, derivable.descent ? down : 0], hours };
    });
    const next = solve(rows, usual, derivable);
    const isSteady = next.every((value, index) => Math.abs(value - slowness[index]!) < 1e-9);
    slowness = next;
    if (isSteady) break;
  }
  return { flatKmh: 1 / slowness[0], ascentMPerH: 1 / slowness[1], descentMPerH: 1 / slowness[2] };
}

/** Solves the normal equations of three unknowns by elimination; implausible results are set to the defaults. */
function solve(
  rows: readonly { of: readonly number[]; hours: number }[],
  usual: Slowness,
  derivable: PaceFit["derivable"],
): Slowness {
  const free = [true, derivable.ascent, derivable.descent];
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
    const solution = eliminated(matrix);
    const wrong = unknown.findIndex(
      (index, at) => !(solution[at]! > usual[index]! / 5 && solution[at]! < usual[index]! * 5),
    );
    if (wrong >= 0 && unknown.length > 1) {
      // The level is the most reliable result of a walk: other unknowns are fixed first.
      const index = unknown[wrong] === 0 ? unknown.at(-1)! : unknown[wrong]!;
      fixed.set(index, usual[index]!);
      continue;
    }
    const km = solution[0]!;
    const valueOf = (index: number) =>
      solution[unknown.indexOf(index)] ?? fixed.get(index) ?? (usual[index]! * km) / usual[0];
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
