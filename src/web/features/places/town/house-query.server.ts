import { accommodationListQuery, type AccommodationListQuery } from "#contract/places/accommodations.ts";
import type { HouseFilters } from "./house-filters.ts";

/** The filters in the format of the list of houses. */
export function houseQuery(
  route: string,
  town: string,
  { type, amenity, openOn }: HouseFilters,
): AccommodationListQuery {
  const optionalValue = (value: string) => (value === "" ? [] : [value]);
  return accommodationListQuery.parse({
    route: [route],
    town: [town],
    type: optionalValue(type),
    amenity: optionalValue(amenity),
    openOn: openOn || undefined,
    sort: "name",
    perPage: 100,
  });
}
