import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import type { LinePoint, MapSheet, MapStop } from "#web/components/route-map/map-types.ts";

/** The box the map of a plan is first drawn for, in CSS pixels; it fits itself to others. */
export const planMapBox = { width: 800, height: 400 };

/** What map and profile of a plan are drawn from. */
export interface PlanPictureData {
  readonly sheet: MapSheet;
  /** Where nights are, and where the walk begins. */
  readonly stops: readonly MapStop[];
  readonly days: readonly WrittenDay[];
  /** What joins nights off the path to it. */
  readonly ties: readonly (readonly LinePoint[])[];
  /** Null where no heights are known. */
  readonly side: WalkFromTheSide | null;
}

/** One walking day. */
export interface WrittenDay {
  readonly number: number;
  /** Town where it ends. */
  readonly to: string;
  /** Along the walk, from its start. */
  readonly fromKm: number;
  readonly toKm: number;
  /** Its line as one text; see `written-walk.ts`. */
  readonly line: string;
}

export interface WalkFromTheSide {
  readonly profile: ElevationProfile;
  readonly places: readonly ProfilePlace[];
  readonly summits: readonly ProfilePlace[];
}
