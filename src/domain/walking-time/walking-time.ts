/** Walking time by DIN 33466: the slower of the flat and the climbing time, plus half of the faster. */

export interface Pace {
  /** Kilometres per hour on level ground, greater than 0. */
  readonly flatKmh: number;
  /** Metres climbed per hour, greater than 0. */
  readonly ascentMPerH: number;
  /** Metres descended per hour, greater than 0. */
  readonly descentMPerH: number;
}

/** DIN 33466: 4 km/h level, 300 m/h up, 500 m/h down. */
export const defaultPace: Pace = { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 };

/**
 * Hours to walk a leg.
 *
 * @param km distance in kilometres, 0 or more
 * @param ascentM metres up, 0 or more
 * @param descentM metres down, 0 or more
 * @see DIN 33466 (signposting of walking trails): t = max(h, v) + min(h, v) / 2
 */
export function walkingHours(km: number, ascentM: number, descentM: number, pace: Pace = defaultPace): number {
  const level = km / pace.flatKmh;
  const vertical = ascentM / pace.ascentMPerH + descentM / pace.descentMPerH;
  return Math.max(level, vertical) + Math.min(level, vertical) / 2;
}
