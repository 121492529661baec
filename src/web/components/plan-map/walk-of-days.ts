import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { labelledSummits } from "#domain/geography/elevation-profile/summits.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { placesOnWalk, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import type { ShownDay } from "#contract/plans/shown-plan.ts";

import type { RouteData } from "./load-route-data.ts";

export interface WalkOfDays {
  /** Null if no elevations are known. */
  readonly profile: ElevationProfile | null;
  readonly places: readonly ProfilePlace[];
  readonly summits: readonly ProfilePlace[];
}

/** Points of a profile: more than the columns of a screen, to keep ups and downs. */
const profilePoints = 320;

/** Profile of some consecutive days of a plan; null if the terrain of a day is missing. */
export function walkOfDays(
  days: readonly Pick<ShownDay, "leg" | "arcs" | "km">[],
  legRoutes: readonly (RouteData | null)[],
): WalkOfDays | null {
  const arcs: ReturnType<typeof walkedArcs> = [];
  const places: ProfilePlace[] = [];
  let km = 0;
  for (const day of days) {
    const routeData = legRoutes[day.leg];
    if (!routeData) return null;
    const before = km;
    arcs.push(...walkedArcs(routeData.graph, day.arcs, routeData.lines));
    places.push(...placesOnWalk(routeData.graph, day.arcs).map((place) => ({ ...place, km: before + place.km })));
    km += day.km;
  }
  const whole = buildProfile(arcs);
  if (!whole) return { profile: null, places, summits: [] };
  return {
    profile: { ...whole, points: thinOut(whole, profilePoints) },
    places,
    summits: labelledSummits(whole, places),
  };
}
