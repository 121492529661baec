import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationDirectory, ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import type { TownDirectory } from "#use-cases/content/town-directory.ts";
import { onceFor } from "#domain/once-for.ts";

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

/** What some places have, once for as long as the list of them lives: of a town whose houses stand it does. */
interface Had<Filter extends string> {
  readonly of: Readonly<Record<Filter, ReadonlySet<string>>>;
}

const inHouses = onceFor((houses: readonly ListedHouse[]) =>
  hadBy(houses, {
    amenities: ({ record }) => record.amenities,
    types: ({ record }) => [record.type],
    reservations: ({ record }) => (record.reservable === true ? ["taken"] : []),
  }),
);

const houseFilters = ["amenities", "types", "reservations"] as const;

/** What houses have in all towns of a list: town by town, and once for as long as all houses stand. */
const inTowns = onceFor(({ byTown }: AccommodationDirectory) =>
  onceFor((towns: readonly TownSummary[]) =>
    joined(
      towns.map(({ uuid }) => inHouses(byTown.get(uuid) ?? noHouses)),
      houseFilters,
    ),
  ),
);

/** What houses on any of the routes have, or all of them where there is no route. */
export function houseChoices(
  houses: AccommodationDirectory,
  towns: TownDirectory,
  routes: readonly string[],
): HouseChoices {
  const { of } = joined(townsOf(towns, routes).map(inTowns(houses)), houseFilters);
  return {
    amenities: [...of.amenities].toSorted(),
    types: [...of.types].toSorted(),
    someTakeReservations: of.reservations.size > 0,
  };
}

function townsOf({ towns, byRoute }: TownDirectory, routes: readonly string[]): readonly (readonly TownSummary[])[] {
  return routes.length === 0 ? [towns] : routes.map((route) => byRoute.get(route) ?? noTowns);
}

const [noTowns, noHouses]: [readonly TownSummary[], readonly ListedHouse[]] = [[], []];

const inTown = onceFor((towns: readonly TownSummary[]) =>
  hadBy(towns, { services: ({ services }) => services, sizes: ({ size }) => [size] }),
);

/** As of houses. */
export function townChoices(towns: TownDirectory, routes: readonly string[]): TownChoices {
  const { of } = joined(townsOf(towns, routes).map(inTown), ["services", "sizes"]);
  return { services: [...of.services].toSorted(), sizes: [...of.sizes].toSorted() };
}

function hadBy<Place, Filter extends string>(
  places: readonly Place[],
  valuesBy: Readonly<Record<Filter, (place: Place) => readonly string[]>>,
): Had<Filter> {
  const filters = Object.keys(valuesBy) as Filter[];
  const of = Object.fromEntries(filters.map((filter) => [filter, new Set<string>()])) as Record<Filter, Set<string>>;
  for (const place of places) {
    for (const filter of filters) for (const value of valuesBy[filter](place)) of[filter].add(value);
  }
  return { of };
}

function joined<Filter extends string>(all: readonly Had<Filter>[], filters: readonly Filter[]): Had<Filter> {
  const valuesBy = filters.map(
    (filter) => [filter, ({ of }: Had<Filter>): readonly string[] => [...of[filter]]] as const,
  );
  return hadBy(all, Object.fromEntries(valuesBy) as Record<Filter, (had: Had<Filter>) => readonly string[]>);
}
