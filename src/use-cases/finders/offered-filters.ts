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

/** What places of the given routes have, or all places where there is none. */
type Choices<Of> = (routes: readonly string[]) => Of;

/** Worked out once for all routes, until the content changes. */
export const houseChoices = onceFor(({ houses }: AccommodationDirectory): Choices<HouseChoices> => {
  const choose = (own: readonly ListedHouse[]): HouseChoices => ({
    amenities: valuesOf(own, ({ record }) => record.amenities),
    types: valuesOf(own, ({ record }) => [record.type]),
    someTakeReservations: own.some(({ record }) => record.reservable === true),
  });
  const [all, byRoute] = [choose(houses), onRoutes(houses, ({ town }) => town, choose)];
  return (routes) => {
    if (routes.length === 0) return all;
    const own = routes.flatMap((route) => byRoute.get(route) ?? []);
    return {
      amenities: all.amenities.filter((amenity) => own.some(({ amenities }) => amenities.includes(amenity))),
      types: all.types.filter((type) => own.some(({ types }) => types.includes(type))),
      someTakeReservations: own.some(({ someTakeReservations }) => someTakeReservations),
    };
  };
});

/** As of houses. */
export const townChoices = onceFor(({ towns }: TownDirectory): Choices<TownChoices> => {
  const choose = (own: readonly TownSummary[]): TownChoices => ({
    services: valuesOf(own, ({ services }) => services),
    sizes: valuesOf(own, ({ size }) => [size]),
  });
  const [all, byRoute] = [choose(towns), onRoutes(towns, (town) => town, choose)];
  return (routes) => {
    if (routes.length === 0) return all;
    const own = routes.flatMap((route) => byRoute.get(route) ?? []);
    return {
      services: all.services.filter((service) => own.some(({ services }) => services.includes(service))),
      sizes: all.sizes.filter((size) => own.some(({ sizes }) => sizes.includes(size))),
    };
  };
});

/** Each value once, by the alphabet. */
function valuesOf<Place>(places: readonly Place[], of: (place: Place) => readonly string[]): string[] {
  const values = new Set<string>();
  for (const place of places) for (const value of of(place)) values.add(value);
  return [...values].toSorted();
}

function onRoutes<Place, Of>(
  places: readonly Place[],
  townOf: (place: Place) => TownSummary,
  choose: (own: readonly Place[]) => Of,
): ReadonlyMap<string, Of> {
  const byRoute = new Map<string, Place[]>();
  for (const place of places) {
    for (const { slug } of townOf(place).routes) {
      const own = byRoute.get(slug);
      if (own) own.push(place);
      else byRoute.set(slug, [place]);
    }
  }
  return new Map([...byRoute].map(([slug, own]) => [slug, choose(own)]));
}
