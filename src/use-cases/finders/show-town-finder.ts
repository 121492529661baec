import type { TownListQuery, TownSummary } from "#contract/places/towns.ts";
import type { UseCaseContext } from "../context.ts";
import { listPage, type ListPage } from "../list-page.ts";
import { findTowns } from "../towns/list-towns.ts";
import { foundPlaces, type FoundPlaces } from "./found-places.ts";
import { waysOut, type WayOut } from "./ways-out.ts";

export interface TownFinder {
  readonly list: ListPage<TownSummary>;
  readonly found: FoundPlaces;
  /** Empty unless nothing was found. */
  readonly waysOut: readonly WayOut[];
}

/** Towns that pass the filters: a page of them, all of them for a map, and what to do when there are none. @throws {FilterError} */
export async function showTownFinder(context: UseCaseContext, query: TownListQuery): Promise<TownFinder> {
  const found = await findTowns(context, query);
  return {
    list: listPage(found, query, (town) => town),
    found: foundPlaces(found, query.perPage),
    waysOut:
      found.length > 0
        ? []
        : await waysOut(
            query,
            ["q", "service", "size", "from", "to"],
            async (other) => (await findTowns(context, other)).length,
          ),
  };
}
