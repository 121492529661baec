import { isIsoDate } from "#domain/calendar/iso-date.ts";

/** What the houses of a town can be narrowed to; "" is any. */
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

/** What the houses at hand can be asked for. */
export function choicesOf(houses: readonly KnownHouse[]) {
  return {
    types: [...new Set(houses.map(({ type }) => type))].toSorted(),
    amenities: [...new Set(houses.flatMap(({ amenities }) => amenities))].toSorted(),
  };
}

/** The filters in an address; values that no house has and dates that are none count as not given. */
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
