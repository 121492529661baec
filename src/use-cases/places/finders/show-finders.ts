import type { TownListQuery, TownSummary } from "#contract/places/towns.ts";
import type { AccommodationListQuery, ListedAccommodation } from "#contract/places/accommodations.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { listPage, type ListPage } from "#use-cases/lists/list-page.ts";
import { findTowns } from "../towns/list-towns.ts";
import { houseChoices, type HouseChoices, townChoices, type TownChoices } from "./offered-filters.ts";
import { resultStops, type ResultStops } from "./result-stops.ts";
import { findAccommodations, pageOfAccommodations } from "../accommodations/list-accommodations.ts";

interface HouseFinder {
  readonly list: ListPage<ListedAccommodation>;
  readonly mapStops: ResultStops;
  /** Empty unless there are no results. */
  readonly suggestions: readonly FilterSuggestion[];
  /** Filters with results on the requested routes. */
  readonly choices: HouseChoices;
}

const removable = ["q", "amenity", "type", "withinKm", "openOn", "reservable", "town", "from", "to"] as const;

/** Houses that pass the filters: one page, all for a map, and suggestions if there are none. @throws {FilterError} */
export async function showHouseFinder(context: UseCaseContext, query: AccommodationListQuery): Promise<HouseFinder> {
  const results = await findAccommodations(context, query);
  const choices = await houseChoices(await accommodationDirectory(context), await townDirectory(context), query.route);
  const count = async (other: AccommodationListQuery) => (await findAccommodations(context, other)).length;
  return {
    list: await pageOfAccommodations(context, query, results),
    mapStops: resultStops(
      results.map(({ town }) => town),
      query.perPage,
    ),
    suggestions: results.length > 0 ? [] : await suggestions(query, removable, count),
    choices,
  };
}

interface TownFinder {
  /** Filters with results on the requested routes. */
  readonly choices: TownChoices;
  readonly list: ListPage<TownSummary>;
  readonly mapStops: ResultStops;
  /** Empty unless there are no results. */
  readonly suggestions: readonly FilterSuggestion[];
}

/** Towns that pass the filters: one page, all for a map, and suggestions if there are none. @throws {FilterError} */
export async function showTownFinder(context: UseCaseContext, query: TownListQuery): Promise<TownFinder> {
  const results = await findTowns(context, query);
  await yieldIfBusy();
  const choices = townChoices(await townDirectory(context), query.route);
  await yieldIfBusy();
  return {
    choices,
    list: listPage(results, query, (town) => town),
    mapStops: resultStops(results, query.perPage),
    suggestions:
      results.length > 0
        ? []
        : await suggestions(
            query,
            ["q", "service", "size", "from", "to"],
            async (other) => (await findTowns(context, other)).length,
          ),
  };
}

/** A filter, or one of its values, and the number of results without it. */
export interface FilterSuggestion {
  readonly field: string;
  /** Null removes the whole filter. */
  readonly value: string | null;
  readonly count: number;
}

type Filters = Readonly<Record<string, unknown>>;

/**
 * For filters without results: those whose removal alone gives results, the most results first.
 * @param fields names of the filters that may be removed
 * @param count counts the results of filters
 */
export async function suggestions<Query extends Filters>(
  query: Query,
  fields: readonly (keyof Query & string)[],
  count: (query: Query) => Promise<number>,
): Promise<readonly FilterSuggestion[]> {
  const results: FilterSuggestion[] = [];
  for (const field of fields) {
    for (const { value, without } of variantsWithout(query, field)) {
      const amount = await count(without);
      if (amount > 0) results.push({ field, value, count: amount });
    }
  }
  return results.toSorted((a, b) => b.count - a.count);
}

function variantsWithout<Query extends Filters>(
  query: Query,
  field: keyof Query & string,
): { value: string | null; without: Query }[] {
  const given: unknown = query[field];
  if (given === undefined || given === "") return [];
  if (!Array.isArray(given)) return [{ value: null, without: { ...query, [field]: undefined } }];
  return given.map((value: unknown) => ({
    value: String(value),
    without: { ...query, [field]: given.filter((other) => other !== value) },
  }));
}
