import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";
import { sightFacts } from "#web/components/facts/sight-facts.ts";

/** Kinds in the order they are offered; others follow by number. */
const firstKinds = [
  "cathedral",
  "church",
  "monastery",
  "historic",
  "bridge",
  "museum",
  "monument",
  "viewpoint",
  "summit_or_pass",
  "fountain",
  "pharmacy",
  "convenience_store",
  "clinic",
  "hospital",
];
const maxSights = 60;

const rank = (kind: string) => {
  const index = firstKinds.indexOf(kind);
  return index < 0 ? firstKinds.length : index;
};

/** What a route's page lists of its points of interest: all kinds with their numbers, and those of one kind by name. */
export function sightsByKind(points: readonly PointOfInterestSummary[], asked: string | null) {
  const kinds = [...Map.groupBy(points, ({ kind }) => kind)]
    .map(([kind, ofKind]) => ({ kind, count: ofKind.length }))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind) || b.count - a.count);
  const kind = kinds.find((one) => one.kind === asked)?.kind ?? kinds[0]?.kind ?? "";
  const ofKind = points.filter((point) => point.kind === kind);
  const named = ofKind
    .flatMap(({ name, town, ...point }) =>
      name === null ? [] : [{ name, town: town && { slug: town.slug, name: town.name }, ...sightFacts(point) }],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "es"));
  return {
    kinds,
    kind,
    sights: named.slice(0, maxSights),
    more: Math.max(0, named.length - maxSights),
    unnamed: ofKind.length - named.length,
  };
}
