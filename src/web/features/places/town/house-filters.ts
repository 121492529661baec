import { isIsoDate } from "#domain/calendar/iso-date.ts";

/** Filters for the houses of a town; "" is any. */
export interface HouseFilters {
  readonly type: string;
  readonly amenity: string;
  /** ISO date. */
  readonly openOn: string;
}

interface KnownHouse {
  readonly type: string;
  readonly amenities: readonly string[];
}

/** Available choices of the filters. */
export function choicesOf(houses: readonly KnownHouse[]) {
  return {
    types: [...new Set(houses.map(({ type }) => type))].toSorted(),
    amenities: [...new Set(houses.flatMap(({ amenities }) => amenities))].toSorted(),
  };
}

/** Parses the filters of an address; values without a match and invalid dates are ignored. */
export function readHouseFilters(search: URLSearchParams, houses: readonly KnownHouse[]): HouseFilters {
  const { types, amenities } = choicesOf(houses);
  const oneOf = (values: readonly string[], name: string) => values.find((value) => value === search.get(name)) ?? "";
  const date = search.get("openOn") ?? "";
  return {
    type: oneOf(types, "type"),
    amenity: oneOf(amenities, "amenity"),
    openOn: isIsoDate(date) ? date : "",
  };
}
