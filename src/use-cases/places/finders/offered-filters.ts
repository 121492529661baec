import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationDirectory, ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import type { TownDirectory } from "#use-cases/content/town-directory.ts";
import { amenitiesOf, reservableOf, typeOf } from "#use-cases/places/accommodations/list-accommodations.ts";
import { distinctFacts } from "#use-cases/places/accommodations/house-columns.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";

/** Values of filters that at least one house has. */
export interface HouseChoices {
  readonly amenities: readonly string[];
  readonly types: readonly string[];
  readonly someTakeReservations: boolean;
}

/** Values of filters that at least one town has. */
export interface TownChoices {
  readonly services: readonly string[];
  readonly sizes: readonly string[];
}

/** What houses have in all towns of a list, once for each list until a house has changed. */
const inTowns = memoizeByObject(({ byTown }: AccommodationDirectory) =>
  memoizeByObject((towns: readonly TownSummary[]) => {
    const valuesOf = ({ record }: ListedHouse) => ({
      amenities: record.amenities,
      types: [record.type],
      reservations: record.reservable === true ? ["taken"] : [],
    });
    const had = { amenities: new Set<string>(), types: new Set<string>(), reservations: new Set<string>() };
    for (const { uuid } of towns) for (const house of byTown.get(uuid) ?? []) addTo(had, valuesOf(house));
    return had;
  }),
);

/** What houses on any of the routes have, or all of them where there is no route. */
export async function houseChoices(
  houses: AccommodationDirectory,
  towns: TownDirectory,
  routes: readonly string[],
): Promise<HouseChoices> {
  if (routes.length === 0) {
    const [had, types] = [await distinctFacts(houses.houses, amenitiesOf), await distinctFacts(houses.houses, typeOf)];
    const reservable = await distinctFacts(houses.houses, reservableOf);
    return {
      amenities: joined(had.map((some) => new Set(some))),
      types: types.toSorted(),
      someTakeReservations: reservable.includes(true),
    };
  }
  const had = townsOf(towns, routes).map(inTowns(houses));
  return {
    amenities: joined(had.map(({ amenities }) => amenities)),
    types: joined(had.map(({ types }) => types)),
    someTakeReservations: had.some(({ reservations }) => reservations.size > 0),
  };
}

/** As `inTowns`, of the towns themselves. */
const inTown = memoizeByObject((towns: readonly TownSummary[]) => {
  const had = { services: new Set<string>(), sizes: new Set<string>() };
  for (const { services, size } of towns) addTo(had, { services, sizes: [size] });
  return had;
});

/** As of houses. */
export function townChoices(towns: TownDirectory, routes: readonly string[]): TownChoices {
  const had = townsOf(towns, routes).map(inTown);
  return { services: joined(had.map(({ services }) => services)), sizes: joined(had.map(({ sizes }) => sizes)) };
}

const noTowns: readonly TownSummary[] = [];

function townsOf({ towns, byRoute }: TownDirectory, routes: readonly string[]): readonly (readonly TownSummary[])[] {
  return routes.length === 0 ? [towns] : routes.map((route) => byRoute.get(route) ?? noTowns);
}

function addTo<Filter extends string>(
  had: Readonly<Record<Filter, Set<string>>>,
  values: Readonly<Record<Filter, readonly string[]>>,
): void {
  for (const filter of Object.keys(had) as Filter[]) for (const value of values[filter]) had[filter].add(value);
}

/** Each value once, by the alphabet. */
function joined(sets: readonly ReadonlySet<string>[]): readonly string[] {
  return [...new Set(sets.flatMap((set) => [...set]))].toSorted();
}
