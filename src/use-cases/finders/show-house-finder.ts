import type { AccommodationListQuery, ListedAccommodation } from "#contract/places/accommodations.ts";
import { findAccommodations, listAccommodations } from "../accommodations/list-accommodations.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "../context.ts";
import type { ListPage } from "../list-page.ts";
import { foundPlaces, type FoundPlaces } from "./found-places.ts";
import { waysOut, type WayOut } from "./ways-out.ts";

export interface HouseFinder {
  readonly list: ListPage<ListedAccommodation>;
  readonly found: FoundPlaces;
  /** Empty unless nothing was found. */
  readonly waysOut: readonly WayOut[];
  /** Every amenity that a house is known to have. */
  readonly amenities: readonly string[];
}

const removable = ["q", "amenity", "type", "withinKm", "openOn", "reservable", "town", "from", "to"] as const;

/** Houses that pass the filters: a page of them, all of them for a map, and what to do when there are none. @throws {FilterError} */
export async function showHouseFinder(context: UseCaseContext, query: AccommodationListQuery): Promise<HouseFinder> {
  const found = await findAccommodations(context, query);
  const { amenities } = await accommodationDirectory(context);
  const count = async (other: AccommodationListQuery) => (await findAccommodations(context, other)).length;
  return {
    list: await listAccommodations(context, query),
    found: foundPlaces(
      found.map(({ town }) => town),
      query.perPage,
    ),
    waysOut: found.length > 0 ? [] : await waysOut(query, removable, count),
    amenities,
  };
}
