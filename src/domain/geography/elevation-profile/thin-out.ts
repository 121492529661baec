import type { ElevationProfile, ProfilePoint } from "./profile.ts";

function triangle(a: ProfilePoint, b: ProfilePoint, c: ProfilePoint): number {
  return Math.abs((a.km - c.km) * (b.elevationM - a.elevationM) - (a.km - b.km) * (c.elevationM - a.elevationM));
}

function averageOf(points: readonly ProfilePoint[], fallback: ProfilePoint): ProfilePoint {
  if (points.length === 0) return fallback;
  const sum = (pick: (point: ProfilePoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return { km: sum((point) => point.km), elevationM: sum((point) => point.elevationM) };
}

/**
 * At most `budget` (≥ 3) of the points, chosen to preserve the shape: Largest Triangle Three Buckets (S. Steinarsson,
 * Downsampling Time Series for Visual Representation, 2013). Both ends, the highest and the lowest point are always
 * kept.
 */
export function thinOut(profile: ElevationProfile, budget: number): readonly ProfilePoint[] {
  const { points } = profile;
  const first = points[0];
  const final = points.at(-1);
  if (!first || !final || points.length <= budget) return points;
  const buckets = Math.max(1, Math.floor(budget) - 2);
  const size = (points.length - 2) / buckets;
  const bucket = (index: number) => points.slice(1 + Math.floor(index * size), 1 + Math.floor((index + 1) * size));
  const chosen = [first];
  let last = first;
  for (let index = 0; index < buckets; index++) {
    const next = index + 1 < buckets ? averageOf(bucket(index + 1), final) : final;
    const candidates = bucket(index);
    const extreme = candidates.find(({ elevationM }) => elevationM === profile.maxM || elevationM === profile.minM);
    const best = extreme ?? candidates.reduce((a, b) => (triangle(last, b, next) > triangle(last, a, next) ? b : a));
    chosen.push(best);
    last = best;
  }
  return [...chosen, final];
}
