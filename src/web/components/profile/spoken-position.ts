import { elevationAt } from "#domain/elevation-profile/elevation-at.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";

export interface Position {
  readonly km: number;
  readonly elevationM: number | null;
  /** The place here, or the last one passed; null before the first. */
  readonly place: string | null;
  readonly isThere: boolean;
}

/** Kilometres from its middle within which one is still in a place. */
const reachKm = 0.6;

/** Where one stands at a kilometre of the walk. `places` in walking order. */
export function positionOnWalk(profile: ElevationProfile, places: readonly ProfilePlace[], km: number): Position {
  const elevationM = elevationAt(profile, km);
  let passed: ProfilePlace | null = null;
  let near: ProfilePlace | null = null;
  for (const place of places) {
    if (place.km <= km) passed = place;
    const distance = Math.abs(place.km - km);
    if (distance <= reachKm && (!near || distance < Math.abs(near.km - km))) near = place;
  }
  return {
    km,
    elevationM: elevationM === null ? null : Math.round(elevationM),
    place: (near ?? passed)?.name ?? null,
    isThere: near !== null,
  };
}
