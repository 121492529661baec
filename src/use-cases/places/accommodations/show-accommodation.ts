import { lowerBound } from "#domain/lower-bound.ts";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { isUuid, isSlug } from "#contract/http/field-types.ts";
import { findAccommodation, type AccommodationFacts } from "#database/queries/places/accommodations.ts";
import { factsOfHouse } from "#database/queries/administration/registers/house-facts.ts";
import { claimsBeside } from "#domain/house-registers/claim.ts";
import { ownSources } from "#domain/house-registers/compare-facts.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { compareNames } from "#use-cases/lists/order-places.ts";
import { showPhotos } from "#use-cases/content/photos.ts";
import {
  distancesOffRoutes,
  type DistanceOffRoute,
  type DistancesOffRoutes,
} from "#use-cases/content/distances-off-routes.ts";
import {
  accommodationDirectory,
  type AccommodationDirectory,
  type ListedHouse,
  showHouse,
} from "#use-cases/content/accommodation-directory.ts";
import { findHouseOfFormer } from "#database/queries/places/town-names.ts";

/** Maximum straight-line distance, in metres, of neighbours in other towns. */
const nearM = 2_000;
const maxNeighbours = 24;

/** A published house with all known facts, or `null` if there is none. */
export async function showAccommodation(context: UseCaseContext, uuid: string): Promise<AccommodationDetail | null> {
  if (!isUuid(uuid)) return null;
  const directory = await accommodationDirectory(context);
  const house = directory.byUuid.get(uuid.toLowerCase());
  const facts = house && (await findAccommodation(context.published, house.record.uuid));
  if (!house || !facts) return null;
  const distances = await distancesOffRoutes(context);
  const { townUuid: _, verifiedAt, sources: __, ...known } = facts;
  return {
    ...known,
    ...showHouse(house, distances),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    photos: await showPhotos(context, "accommodations", house.record.uuid),
    neighbours: neighboursOf(house, directory, distances),
    sources: { ...confirmedSources(facts), ...derivedSources(distances(house.record)[0], facts) },
    otherClaims: await otherClaims(context, facts),
  };
}

/**
 * Differing claims of other sources about known facts, unless the house itself has confirmed the fact since. "A hostel
 * of some kind" does not contradict a more specific kind.
 */
async function otherClaims(
  context: UseCaseContext,
  facts: AccommodationFacts,
): Promise<AccommodationDetail["otherClaims"]> {
  const factsByField: Readonly<Record<string, unknown>> = { ...facts };
  const verified = facts.verifiedAt?.toISOString() ?? "";
  const isVague = (value: unknown) => value === "albergue_unspecified" && facts.type.startsWith("albergue_");
  return claimsBeside(factsByField, await factsOfHouse(context.published, facts.uuid))
    .filter(({ field, value, date }) => (factsByField[field] ?? null) !== null && date >= verified && !isVague(value))
    .map(({ field, value, source, date, certainty }) => ({ field, value, source, date: date || null, certainty }));
}

/** "Open" is the default status if no closure is known: it has a source only after somebody has confirmed it. */
function confirmedSources({ status, verifiedAt, sources }: AccommodationFacts): AccommodationDetail["sources"] {
  const { status: statusSource, ...others } = sources;
  const isConfirmed = status !== "open" || verifiedAt !== null || ownSources.has(statusSource?.source ?? "");
  return isConfirmed ? sources : others;
}

/** A distance is as reliable as the line it is measured to. */
function derivedSources(
  nearest: DistanceOffRoute | undefined,
  { sources }: AccommodationFacts,
): AccommodationDetail["sources"] {
  if (!nearest) return {};
  const certainty = nearest.lineSource === "openstreetmap" ? (sources["lat"]?.certainty ?? null) : "low";
  const source = `${sources["lat"]?.source ?? "unknown"}; line: ${nearest.lineSource ?? "unknown"}`;
  return { distanceOffRouteM: { source, date: sources["lat"]?.date ?? null, certainty } };
}

function neighboursOf(
  house: ListedHouse,
  { byLatitude, byTown }: AccommodationDirectory,
  distances: DistancesOffRoutes,
): AccommodationDetail["neighbours"] {
  // Lower bound of the metres per degree along a meridian.
  const nearDegrees = nearM / 110_000;
  const { lat } = house.record;
  const firstNorthOf = (parallel: number) =>
    lowerBound(byLatitude.length, (index) => (byLatitude[index]!.record.lat ?? 0) < parallel);
  const first = lat === null ? 0 : firstNorthOf(lat - nearDegrees);
  const end = lat === null ? 0 : firstNorthOf(lat + nearDegrees);
  const nearby = byLatitude.slice(first, end);
  return [...new Set([...(byTown.get(house.town.uuid) ?? []), ...nearby])]
    .filter((other) => other !== house)
    .toSorted(compareNames)
    .map((other) => ({ other, distanceM: metresBetween(house, other) }))
    .filter(({ other, distanceM }) => other.town === house.town || (distanceM !== null && distanceM <= nearM))
    .toSorted((a, b) => (a.distanceM ?? nearM + 1) - (b.distanceM ?? nearM + 1))
    .slice(0, maxNeighbours)
    .map(({ other, distanceM }) => ({ ...showHouse(other, distances), distanceM }));
}

function metresBetween({ record: a }: ListedHouse, { record: b }: ListedHouse): number | null {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null;
  return Math.round(greatCircleM({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }));
}

/** Uuid of the published house with this slug in a town, or null. */
export async function findAccommodationInTown(
  context: UseCaseContext,
  townUuid: string,
  slug: string,
): Promise<string | null> {
  const { byTown } = await accommodationDirectory(context);
  return byTown.get(townUuid)?.find((house) => house.slug === slug)?.record.uuid ?? null;
}

/** Town and slug of the published house that the house with this slug was merged into, or `null`. */
export async function findMergedHouse(
  context: UseCaseContext,
  slug: string,
): Promise<{ readonly town: string; readonly slug: string } | null> {
  if (!isSlug(slug)) return null;
  const uuid = await context.content.getOrLoadBounded(`merged-house ${slug}`, () =>
    findHouseOfFormer(context.published, slug),
  );
  const house = uuid === null ? undefined : (await accommodationDirectory(context)).byUuid.get(uuid);
  return house ? { town: house.town.slug, slug: house.slug } : null;
}
