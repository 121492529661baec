import type {
  AccommodationList,
  AccommodationListQuery,
  ListedAccommodation,
} from "#contract/places/accommodations.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { isOpenOn } from "#domain/calendar/season.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { yieldIfBusy, runInSteps, sortYielding } from "#use-cases/workers/yield-to-event-loop.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { type Condition, condition, filterByColumns } from "./house-columns.ts";
import { FilterError, listPage } from "#use-cases/lists/list-page.ts";
import { byKm, compareNames } from "#use-cases/lists/order-places.ts";
import { checkRoutes, routeForKm } from "#use-cases/content/route-summaries.ts";
import { stretchOf } from "#use-cases/content/stretch.ts";
import { townDirectory, findTowns } from "#use-cases/content/town-directory.ts";
import { distancesOffRoutes, type DistancesOffRoutes } from "#use-cases/content/distances-off-routes.ts";
import {
  accommodationDirectory,
  showHouse,
  type AccommodationDirectory,
  type ListedHouse,
} from "#use-cases/content/accommodation-directory.ts";

/**
 * One page of the published houses that pass all filters; closed houses are included with their status.
 * @throws {FilterError} as `findAccommodations`
 */
export async function listAccommodations(
  context: UseCaseContext,
  query: AccommodationListQuery,
): Promise<AccommodationList> {
  return pageOfAccommodations(context, query, await findAccommodations(context, query));
}

/** One page of the given houses. */
export async function pageOfAccommodations(
  context: UseCaseContext,
  query: AccommodationListQuery,
  results: readonly ListedHouse[],
): Promise<AccommodationList> {
  const distances = await distancesOffRoutes(context);
  return listPage(results, query, (house): ListedAccommodation => ({
    ...showHouse(house, distances, query.route),
    ...(query.openOn !== undefined && { openOn: house.record.season === null ? "unknown" : "open" }),
  }));
}

/**
 * All published houses that pass all filters, in the requested order.
 * @throws {FilterError} for an unknown route, town or amenity, for an order by km or a stretch without exactly one
 * route, and for ends of a stretch that are not on that route
 */
export async function findAccommodations(
  context: UseCaseContext,
  query: AccommodationListQuery,
): Promise<readonly ListedHouse[]> {
  await checkRoutes(context, query.route);
  const order = orderOf(query);
  const isOnStretch = await stretchOf(context, query);
  const towns = await candidateTowns(context, query);
  const distances = await distancesOffRoutes(context);
  const directory = await accommodationDirectory(context);
  const unknown = query.amenity.find((amenity) => !directory.amenities.includes(amenity));
  if (unknown !== undefined) {
    throw new FilterError("amenity", { kind: "not-one-of", value: unknown, values: directory.amenities });
  }
  const conditions = conditionsOf(query);
  const tests = testsOf(query, distances);
  if (isOnStretch) tests.push(({ town }) => isOnStretch(town));
  // Without a search text, candidates are already limited to these towns.
  if (query.q && towns) tests.push(({ town }) => towns.has(town.uuid));
  const candidateHouses = await candidates(directory, query, towns);
  const areAll = candidateHouses === directory.houses;
  if (!areAll) tests.unshift(({ record }) => conditions.every(({ of, passes }) => passes(of(record))));
  const results = await filterHouses(
    areAll ? await filterByColumns(candidateHouses, conditions) : candidateHouses,
    tests,
  );
  if (query.q) return order ? sortYielding(results, order) : results;
  return fromNames(results, query, order);
}

/** Puts houses sorted by name in the requested order. */
async function fromNames(
  results: readonly ListedHouse[],
  { sort }: AccommodationListQuery,
  order: ReturnType<typeof orderOf>,
): Promise<readonly ListedHouse[]> {
  if (order === null || order === compareNames) return results;
  return sort === "-name" ? results.toReversed() : sortYielding(results, order);
}

type Test = (house: ListedHouse) => boolean;

async function filterHouses(houses: readonly ListedHouse[], tests: readonly Test[]): Promise<readonly ListedHouse[]> {
  if (tests.length === 0) return houses;
  const results: ListedHouse[] = [];
  for (let position = 0; position < houses.length; position += 1) {
    if (position % 256 === 0) await yieldIfBusy();
    const house = houses[position]!;
    if (tests.every((test) => test(house))) results.push(house);
  }
  return results;
}

/** Uuids of the towns that match the filters; null for all. */
async function candidateTowns(
  context: UseCaseContext,
  { town, route }: AccommodationListQuery,
): Promise<ReadonlySet<string> | null> {
  const directory = await townDirectory(context);
  const named = findTowns(directory, town);
  if (town.length === 0 && route.length === 0) return null;
  const onRoutes = new Set(route.flatMap((slug) => directory.byRoute.get(slug) ?? []));
  const chosen = town.length === 0 ? [...onRoutes] : named.filter((entry) => route.length === 0 || onRoutes.has(entry));
  return new Set(chosen.map(({ uuid }) => uuid));
}

/** Best match first for a text search, else by name; may include houses of other towns. */
async function candidates(
  { index, houses, byTown }: AccommodationDirectory,
  { q }: AccommodationListQuery,
  towns: ReadonlySet<string> | null,
): Promise<readonly ListedHouse[]> {
  if (q) return runInSteps(index.findInSteps(q));
  if (towns === null) return houses;
  return sortYielding(
    [...towns].flatMap((town) => byTown.get(town) ?? []),
    compareNames,
  );
}

export const amenitiesOf = ({ amenities }: AccommodationRecord) => amenities;
export const typeOf = ({ type }: AccommodationRecord): string => type;
export const reservableOf = ({ reservable }: AccommodationRecord) => reservable;
const statusOf = ({ status }: AccommodationRecord) => status;
const seasonOf = ({ season }: AccommodationRecord) => season;

/** The filters by facts of a house. */
function conditionsOf({ type, amenity, reservable, openOn }: AccommodationListQuery): readonly Condition[] {
  const types = new Set<string>(type);
  return [
    ...(amenity.length > 0 ? [condition(amenitiesOf, (had) => amenity.every((one) => had.includes(one)))] : []),
    ...(types.size > 0 ? [condition(typeOf, (one) => types.has(one))] : []),
    ...(reservable === undefined ? [] : [condition(reservableOf, (one) => one === reservable)]),
    ...(openOn === undefined ? [] : [condition(statusOf, (one) => one === "open"), isPossiblyOpen(openOn)]),
  ];
}

/** False only if the season is known to exclude that night; equal seasons, which are common, are checked once. */
function isPossiblyOpen(night: IsoDate): Condition {
  const open = new Map<Season | null, boolean>();
  return condition(seasonOf, (season) => {
    let isOpen = open.get(season);
    if (isOpen === undefined) open.set(season, (isOpen = season === null || isOpenOn(season, night)));
    return isOpen;
  });
}

/** A test for each other filter. */
function testsOf({ withinKm, route: routes }: AccommodationListQuery, distances: DistancesOffRoutes): Test[] {
  if (withinKm === undefined) return [];
  const isAsked = (route: string): boolean => routes.length === 0 || routes.includes(route);
  const isNear: Test = ({ record }) =>
    distances(record).some(({ route, metres }) => isAsked(route) && metres <= withinKm * 1000);
  return [isNear];
}

/** Null keeps the order of relevance. */
function orderOf({ q, sort, route }: AccommodationListQuery): ((a: ListedHouse, b: ListedHouse) => number) | null {
  if (sort === undefined && q) return null;
  switch (sort ?? (new Set(route).size === 1 ? "km" : "name")) {
    case "km": {
      const slug = routeForKm(route);
      return byKm(({ town }) => town.routes.find((entry) => entry.slug === slug)?.km ?? null);
    }
    case "-name":
      return (a, b) => compareNames(b, a);
    default:
      return compareNames;
  }
}
