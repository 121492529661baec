/** A walk seen from the side. */
export interface ProfilePoint {
  /** Walked kilometres from the start. */
  readonly km: number;
  /** Metres above the sea. */
  readonly elevationM: number;
}

/** Points in walking order; stretches before the first and after the last known elevation have none. */
export interface ElevationProfile {
  readonly lengthKm: number;
  readonly minM: number;
  readonly maxM: number;
  readonly points: readonly ProfilePoint[];
}

/** A named place on the walk. */
export interface ProfilePlace {
  readonly name: string;
  readonly km: number;
}
