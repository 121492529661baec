import type { AccommodationListQuery } from "#contract/places/accommodations.ts";
import type { FoundPlace, FoundPlaceList } from "#contract/places/found-places.ts";
import type { Paging } from "#contract/http/paging.ts";
import type { TownListQuery, TownSummary } from "#contract/places/towns.ts";
import { addressOf, type ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { findAccommodations } from "#use-cases/places/accommodations/list-accommodations.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { findTowns } from "#use-cases/places/towns/list-towns.ts";

/** Locations of all towns that pass the filters. @throws {FilterError} as `findTowns` */
export async function listFoundTowns(context: UseCaseContext, query: TownListQuery): Promise<FoundPlaceList> {
  const towns = await findTowns(context, query);
  return { data: towns.map((town, position) => placeOfTown(town, town.slug, pageOf(position, query))) };
}

/** Beyond this, houses are indistinguishable on a map. */
const maxHouses = 20_000;

/**
 * Locations of all houses that pass the filters; those without coordinates are counted at their town, as are all of
 * them beyond the limit.
 * @throws {FilterError} as `findAccommodations`
 */
export async function listFoundHouses(context: UseCaseContext, query: AccommodationListQuery): Promise<FoundPlaceList> {
  const places = new Map<string, FoundPlace>();
  const results = await findAccommodations(context, query);
  const isEachShown = results.length <= maxHouses;
  results.forEach((house, position) => {
    const page = pageOf(position, query);
    const id = `${house.town.slug}/${house.slug}`;
    const place = isEachShown ? placeOfHouse(house, id, page) : placeOfTown(house.town, id, page);
    const before = places.get(place.id);
    places.set(place.id, before ? { ...before, count: before.count + 1 } : place);
  });
  return { data: [...places.values()] };
}

function pageOf(position: number, { perPage }: Paging): number {
  return Math.floor(position / perPage) + 1;
}

function placeOfTown({ slug, name, size, lat, lon, url }: TownSummary, entry: string, page: number): FoundPlace {
  return { id: slug, kind: "town", name, type: size, lat, lon, count: 1, entry, page, url };
}

function placeOfHouse(house: ListedHouse, id: string, page: number): FoundPlace {
  const { record, town, name } = house;
  const { type, lat, lon } = record;
  if (lat === null || lon === null) return placeOfTown(town, id, page);
  return { id, kind: "house", name, type, lat, lon, count: 1, entry: id, page, url: addressOf(house) };
}
