import { accommodationListQuery, type AccommodationListQuery } from "#contract/accommodations.ts";

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
  const date = accommodationListQuery.shape.openOn.safeParse(search.get("openOn") ?? "");
  return {
    type: oneOf(types, "type"),
    amenity: oneOf(amenities, "amenity"),
    openOn: (date.success && date.data) || "",
  };
}

/** The filters as the list of houses takes them. */
export function houseQuery(
  route: string,
  town: string,
  { type, amenity, openOn }: HouseFilters,
): AccommodationListQuery {
  const given = (value: string) => (value === "" ? [] : [value]);
  return accommodationListQuery.parse({
    route: [route],
    town: [town],
    type: given(type),
    amenity: given(amenity),
    openOn: openOn || undefined,
    sort: "name",
    perPage: 100,
  });
}
