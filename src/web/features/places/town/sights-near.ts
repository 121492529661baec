import type { NearbyPointOfInterest } from "#contract/places/points-of-interest.ts";
import { type SightFacts, sightFacts } from "#web/components/facts/sight-facts.ts";

const maxNamed = 16;
/** Minor things that nobody goes to see. */
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

interface SightNear extends SightFacts {
  /** Null if it has none. */
  readonly name: string | null;
  readonly kind: string;
  readonly distanceM: number;
}

export interface SightsNear {
  readonly named: readonly SightNear[];
  /** Everything else by kind. */
  readonly others: readonly { readonly kind: string; readonly count: number }[];
}

/** Points near a town: sights with name or photos, nearest first, then services by name; the rest counted by kind. */
export function sightsNear(points: readonly NearbyPointOfInterest[]): SightsNear {
  const withName = points
    .filter(({ name, photos }) => name !== null || photos.length > 0)
    .toSorted((a, b) => Number(service.has(a.kind)) - Number(service.has(b.kind)) || a.distanceM - b.distanceM);
  const named = withName
    // Anything with photos is always shown.
    .filter(({ photos }, index) => index < maxNamed || photos.length > 0)
    .map((point): SightNear => {
      const { name, kind, distanceM } = point;
      return { ...sightFacts(point), name, kind, distanceM };
    });
  const listed = new Set(named.map(({ slug }) => slug));
  const others = [
    ...Map.groupBy(
      points.filter(({ slug }) => !listed.has(slug)),
      ({ kind }) => kind,
    ),
  ]
    .map(([kind, ofKind]) => ({ kind, count: ofKind.length }))
    .toSorted((a, b) => b.count - a.count);
  return { named, others };
}
