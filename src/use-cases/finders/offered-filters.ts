import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
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

/** What places of the given routes have, or all places where there is none. */
type Choices<Of> = (routes: readonly string[]) => Of;

/** Worked out once for all routes, until the content changes. */
export const houseChoices = onceFor(({ houses }: AccommodationDirectory): Choices<HouseChoices> => {
  const choose = choicesOf(houses, ({ town }) => town, {
    amenities: ({ record }) => record.amenities,
    types: ({ record }) => [record.type],
    reservations: ({ record }) => (record.reservable === true ? ["taken"] : []),
  });
  return (routes) => {
    const { reservations, ...others } = choose(routes);
    return { ...others, someTakeReservations: reservations.length > 0 };
  };
});

/** As of houses. */
export const townChoices = onceFor(({ towns }: TownDirectory): Choices<TownChoices> =>
  choicesOf(towns, (town) => town, { services: ({ services }) => services, sizes: ({ size }) => [size] }),
);

/** Each value once, by the alphabet. */
function choicesOf<Place, Filter extends string>(
  places: readonly Place[],
  townOf: (place: Place) => TownSummary,
  valuesBy: Readonly<Record<Filter, (place: Place) => readonly string[]>>,
): Choices<Record<Filter, readonly string[]>> {
  const filters = Object.keys(valuesBy) as Filter[];
  const known = new Map<string, Set<string>>();
  const keyOf = (filter: Filter, route: string) => `${filter} ${route}`;
  for (const place of places) {
    const routes = ["", ...townOf(place).routes.map(({ slug }) => slug)];
    for (const filter of filters) {
      const values = valuesBy[filter](place);
      for (const route of routes) {
        const key = keyOf(filter, route);
        let found = known.get(key);
        if (!found) known.set(key, (found = new Set()));
        for (const value of values) found.add(value);
      }
    }
  }
  return (routes) => {
    const asked = routes.length === 0 ? [""] : routes;
    const chosen = (filter: Filter) => new Set(asked.flatMap((route) => [...(known.get(keyOf(filter, route)) ?? [])]));
    const entries = filters.map((filter) => [filter, [...chosen(filter)].toSorted()]);
    return Object.fromEntries(entries) as Record<Filter, readonly string[]>;
  };
}
