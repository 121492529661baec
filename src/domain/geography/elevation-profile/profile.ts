/** A point of an elevation profile. */
export interface ProfilePoint {
  /** Walked kilometres from the start. */
  readonly km: number;
  /** Metres above sea level. */
  readonly elevationM: number;
}

/** Points in walking order, none before the first and after the last known elevation. */
export interface ElevationProfile {
  readonly lengthKm: number;
  readonly minM: number;
  readonly maxM: number;
  readonly points: readonly ProfilePoint[];
}

/** A named place on the walk. */
export interface ProfilePlace {
  readonly name: string;
  /** Walked kilometres from the start. */
  readonly km: number;
}

/** A point of an arc's line: degrees WGS84, and metres above sea level if known. */
export type ArcLinePoint = readonly [lat: number, lon: number, elevationM?: number | null];

/** One arc of a walk with its known elevations. */
export interface WalkedArc {
  /** Metres that count as walked: 0 on a ferry. */
  readonly walkedM: number;
  readonly fromElevationM: number | null;
  readonly toElevationM: number | null;
  /** From the arc's start to its end. */
  readonly line: readonly ArcLinePoint[];
}
