import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import type { LinePoint, MapSheet, MapStop } from "#web/components/route-map/map-types.ts";

/** The box for which the map of a plan is first drawn, in CSS pixels; it adapts to others. */
export const planMapBox = { width: 800, height: 400 };

/** Data of a plan's map and profile. */
export interface PlanMapData {
  readonly sheet: MapSheet;
  /** Places of the nights, and the start of the walk. */
  readonly stops: readonly MapStop[];
  readonly days: readonly EncodedDay[];
  /** Links from the path to nights off it. */
  readonly offPathLinks: readonly (readonly LinePoint[])[];
  /** Null if no elevations are known. */
  readonly side: WalkFromTheSide | null;
}

/** One walking day. */
export interface EncodedDay {
  readonly number: number;
  /** Town where it ends. */
  readonly to: string;
  /** Along the walk, from its start. */
  readonly fromKm: number;
  readonly toKm: number;
  /** Its line as one text; see `encoded-walk.ts`. */
  readonly line: string;
}

export interface WalkFromTheSide {
  readonly profile: ElevationProfile;
  readonly places: readonly ProfilePlace[];
  readonly summits: readonly ProfilePlace[];
}
