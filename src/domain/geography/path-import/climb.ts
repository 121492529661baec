/** Metres that the elevation must change before it counts: less is measurement error. */
const deadBandM = 5;

/** Share of the points of a stretch that must have an elevation for its climb to be known. */
const minKnownShare = 0.8;

export interface Climb {
  readonly ascentM: number;
  readonly descentM: number;
}

/**
 * Ascent and descent along elevations in metres, in walking order: the sum of all rises and of all falls between
 * turning points, where a turn counts once the elevation has changed by 5 m (`deadBandM`) in the other direction.
 * Ascent minus descent always equals the last minus the first known elevation. Unknown elevations are skipped; null if
 * more than a fifth of them is unknown, or fewer than two are known.
 */
export function climbOf(elevations: readonly (number | null)[]): Climb | null {
  const knownElevations = elevations.filter((elevation) => elevation !== null);
  const [first] = knownElevations;
  if (first === undefined || knownElevations.length < 2 || knownElevations.length < elevations.length * minKnownShare)
    return null;
  let ascentM = 0;
  let descentM = 0;
  const add = (from: number, to: number): void => {
    if (to > from) ascentM += to - from;
    else descentM += from - to;
  };
  let turn = first;
  let extreme = first;
  for (const elevation of knownElevations) {
    const isFurther = extreme >= turn ? elevation >= extreme : elevation <= extreme;
    if (isFurther) extreme = elevation;
    else if (Math.abs(elevation - extreme) >= deadBandM) {
      add(turn, extreme);
      turn = extreme;
      extreme = elevation;
    }
  }
  add(turn, extreme);
  add(extreme, knownElevations.at(-1) ?? extreme);
  return { ascentM: Math.round(ascentM), descentM: Math.round(descentM) };
}
