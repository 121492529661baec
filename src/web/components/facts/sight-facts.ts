import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";

/** The facts of a sight on a page, besides name and place. */
export type SightFacts = Pick<
  PointOfInterestSummary,
  "slug" | "nameLanguage" | "description" | "descriptionEs" | "openingHours" | "photos" | "sources"
>;

const vouchedFor: ReadonlySet<string> = new Set([
  "kind",
  "name",
  "description",
  "descriptionEs",
  "openingHours",
  "lat",
]);

/** Only the displayed fields, for lists of many sights. */
export function sightFacts({
  slug,
  nameLanguage,
  description,
  descriptionEs,
  openingHours,
  photos,
  sources,
}: SightFacts): SightFacts {
  const checkedSources = Object.entries(sources).filter(([field]) => vouchedFor.has(field));
  return {
    slug,
    nameLanguage,
    description,
    descriptionEs,
    openingHours,
    photos,
    sources: Object.fromEntries(checkedSources),
  };
}
