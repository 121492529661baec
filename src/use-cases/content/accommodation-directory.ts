import { amenities } from "#domain/lodging/house-equipment.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "#use-cases/give-way.ts";
import { compareNames } from "#use-cases/order-places.ts";
import { townDirectory } from "./town-directory.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import type { DistancesOffRoutes } from "./distances-off-routes.ts";

/** A published house with what is derived from its place. */
export interface ListedHouse {
  readonly record: AccommodationRecord;
  readonly town: TownSummary;
  readonly name: string;
  readonly slug: string;
  /** Its page under the first of its town's routes; null where no published route leads there. */
  readonly address: string | null;
}

interface FindableHouse extends Findable {
  readonly house: ListedHouse;
}

/** All published houses, in memory. */
export interface AccommodationDirectory {
  /** By name. */
  readonly houses: readonly ListedHouse[];
  readonly byUuid: ReadonlyMap<string, ListedHouse>;
  readonly index: PlaceIndex<FindableHouse>;
  /** Every amenity that a house is known to have, by the alphabet. */
  readonly amenities: readonly string[];
  /** Every type that a house has. */
  readonly types: ReadonlySet<string>;
  /** Some house is known to take reservations. */
  readonly someTakeReservations: boolean;
}

export async function accommodationDirectory(context: UseCaseContext): Promise<AccommodationDirectory> {
  const directory = await context.content.remember("accommodations", async () => {
    const { byUuid: towns } = await townDirectory(context);
    const records = [...(await accommodationsByTown(context)).values()].flat();
    const houses = records
      .flatMap((record): ListedHouse[] => {
        const town = towns.get(record.townUuid);
        const { name, slug } = record;
        if (!town) return [];
        const [route] = town.routes;
        const address = route ? accommodationAddress(route.slug, town.slug, slug) : null;
        return [{ record, town, name, slug, address }];
      })
      .toSorted(compareNames);
    const index = new PlaceIndex<FindableHouse>([]);
    const giveWay = givingWay();
    for (const house of houses) {
      await giveWay();
      index.add({ house, names: houseNames(house), group: 0, rank: 0, key: house.slug });
    }
    return {
      houses,
      byUuid: new Map(houses.map((house) => [house.record.uuid, house])),
      index,
      types: new Set(houses.map(({ record }) => record.type)),
      someTakeReservations: houses.some(({ record }) => record.reservable === true),
      amenities: amenities.filter((amenity) => houses.some(({ record }) => record.amenities.includes(amenity))),
    };
  });
  if (!directory) throw new Error("The directory of houses is never absent.");
  return directory;
}

/** Its own names, and its name together with all names of its town. */
export function houseNames({ name, record, town }: ListedHouse): readonly string[] {
  return [name, ...record.otherNames, [name, town.name, ...town.otherNames].join(" ")];
}

/** The house as lists show it. With routes, its kilometre and distance are of the first of them and the nearest of them. */
export function showHouse(
  { record, town, address }: ListedHouse,
  distances: DistancesOffRoutes,
  routes: readonly string[] = [],
): AccommodationSummary {
  const { townUuid: _, otherNames: __, ...facts } = record;
  const shown = town.routes.find(({ slug }) => routes.length === 0 || routes.includes(slug));
  const off = distances.get(record.uuid)?.find(({ route }) => routes.length === 0 || routes.includes(route));
  return {
    ...facts,
    town: { uuid: town.uuid, slug: town.slug, name: town.name },
    routes: town.routes.map(({ slug }) => slug),
    km: shown?.km ?? null,
    distanceOffRouteM: off?.metres ?? null,
    url: address,
  };
}
