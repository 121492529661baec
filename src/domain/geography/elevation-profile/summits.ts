import type { ElevationProfile, ProfilePlace, ProfilePoint } from "./profile.ts";

interface Summit extends ProfilePoint {
  /** Metres of descent, on the less deep side, before the walk rises higher. */
  readonly prominenceM: number;
}

/** The lowest elevation from `start` until the ground is higher than the summit or the walk ends. */
function lowestUntilHigher(points: readonly ProfilePoint[], start: number, step: 1 | -1): number {
  const height = points[start]?.elevationM ?? 0;
  let lowest = height;
  for (let index = start + step; index >= 0 && index < points.length; index += step) {
    const elevation = points[index]?.elevationM ?? 0;
    if (elevation > height) break;
    lowest = Math.min(lowest, elevation);
  }
  return lowest;
}

/**
 * Summits of a walk by prominence, the greatest first. Start and end do not count. A flat summit counts once, with its
 * first point.
 */
export function summits(profile: ElevationProfile, minProminenceM: number): Summit[] {
  const { points } = profile;
  const results: Summit[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const after = points.slice(index + 1).find((next) => next.elevationM !== point.elevationM);
    if (!before || !after) return;
    if (before.elevationM >= point.elevationM || after.elevationM > point.elevationM) return;
    const saddle = Math.max(lowestUntilHigher(points, index, -1), lowestUntilHigher(points, index, 1));
    const prominenceM = point.elevationM - saddle;
    if (prominenceM >= minProminenceM) results.push({ ...point, prominenceM });
  });
  return results.sort((a, b) => b.prominenceM - a.prominenceM);
}

/**
 * The `count` most prominent summits, each with the nearest place within `withinKm`, in walking order; those without a
 * name are left out.
 */
export function labelledSummits(
  profile: ElevationProfile,
  places: readonly ProfilePlace[],
  { count = 3, minProminenceM = 150, withinKm = 1.5 } = {},
): ProfilePlace[] {
  const named: ProfilePlace[] = [];
  for (const summit of summits(profile, minProminenceM)) {
    const place = nearestPlace(places, summit.km);
    if (!place || Math.abs(place.km - summit.km) > withinKm) continue;
    if (named.some((other) => other.name === place.name)) continue;
    named.push({ name: place.name, km: summit.km });
    if (named.length === count) break;
  }
  return named.sort((a, b) => a.km - b.km);
}

function nearestPlace(places: readonly ProfilePlace[], km: number): ProfilePlace | null {
  return places.reduce<ProfilePlace | null>(
    (best, place) => (!best || Math.abs(place.km - km) < Math.abs(best.km - km) ? place : best),
    null,
  );
}
