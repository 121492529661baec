import type { NearbyPointOfInterest } from "#contract/points-of-interest.ts";

const mostNamed = 16;
/** What one passes without going to see it. */
const service = new Set([
  "toilet",
  "vending_machine",
  "fountain",
  "water",
  "convenience_store",
  "shop",
  "pharmacy",
  "clinic",
  "hospital",
  "train_station",
  "information",
  "hazard",
  "route_junction",
]);

export interface SightNear {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly distanceM: number;
}

export interface SightsNear {
  readonly named: readonly SightNear[];
  /** Everything else by kind. */
  readonly others: readonly { readonly kind: string; readonly count: number }[];
}

/** What is near a town: sights by name, nearest first, then services by name; the rest as numbers of each kind. */
export function sightsNear(points: readonly NearbyPointOfInterest[]): SightsNear {
  const withName = points
    .flatMap(({ slug, name, kind, distanceM }) => (name === null ? [] : [{ slug, name, kind, distanceM }]))
    .toSorted((a, b) => Number(service.has(a.kind)) - Number(service.has(b.kind)) || a.distanceM - b.distanceM);
  const named = withName.slice(0, mostNamed);
  const shown = new Set(named.map(({ slug }) => slug));
  const others = [
    ...Map.groupBy(
      points.filter(({ slug }) => !shown.has(slug)),
      ({ kind }) => kind,
    ),
  ]
    .map(([kind, ofKind]) => ({ kind, count: ofKind.length }))
    .toSorted((a, b) => b.count - a.count);
  return { named, others };
}
