import { amenities } from "#domain/lodging/house-equipment.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "../workers/give-way.ts";
import { compareNames } from "../lists/order-places.ts";
import { townDirectory } from "./town-directory.ts";
import { keepDerived } from "./keep-derived.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import type { DistancesOffRoutes } from "./distances-off-routes.ts";

/** A published house with what is derived from its place. */
export interface ListedHouse {
  readonly record: AccommodationRecord;
  readonly town: TownSummary;
  readonly name: string;
  readonly slug: string;
}

/** All published houses, in memory. */
export interface AccommodationDirectory {
  /** By name. */
  readonly houses: readonly ListedHouse[];
  readonly byUuid: ReadonlyMap<string, ListedHouse>;
  /** The houses of each town by its uuid, by name. */
  readonly byTown: ReadonlyMap<string, readonly ListedHouse[]>;
  /** Those whose place is known, from south to north. */
  readonly northwards: readonly ListedHouse[];
  readonly index: PlaceIndex<ListedHouse>;
  /** Every amenity that a house is known to have, by the alphabet. */
  readonly amenities: readonly string[];
}

export async function accommodationDirectory(context: UseCaseContext): Promise<AccommodationDirectory> {
  const inputs = async () => [await townDirectory(context), await accommodationsByTown(context)];
  return keepDerived(context, "accommodations", inputs, async (_, before: AccommodationDirectory | undefined) => {
    const { byUuid: towns } = await townDirectory(context);
    const unordered: ListedHouse[] = [];
    const added: ListedHouse[] = [];
    for (const [uuid, records] of await accommodationsByTown(context)) {
      const town = towns.get(uuid);
      if (!town) continue;
      for (const record of records) {
        const same = before?.byUuid.get(record.uuid);
        const stands = same?.record === record && same.town === town;
        const house = stands ? same : { record, town, name: record.name, slug: record.slug };
        unordered.push(house);
        if (!stands) added.push(house);
      }
    }
    const houses = unordered.toSorted(compareNames);
    const byUuid = new Map(houses.map((house) => [house.record.uuid, house]));
    const gone = (before?.houses ?? []).filter((house) => byUuid.get(house.record.uuid) !== house);
    const index = await indexOf(houses, before?.index, added, gone);
    const known = new Set<string>();
    for (const { record } of houses) for (const amenity of record.amenities) known.add(amenity);
    return {
      houses,
      byUuid,
      byTown: Map.groupBy(houses, ({ town }) => town.uuid),
      northwards: houses
        .filter(({ record }) => record.lat !== null)
        .sort((a, b) => (a.record.lat ?? 0) - (b.record.lat ?? 0)),
      index,
      amenities: amenities.filter((amenity) => known.has(amenity)),
    };
  });
}

/** An index from which more was taken out is made anew. */
const maxRemoved = 1_000;

/** The index before without what is gone and with what was added, or one of all houses. */
async function indexOf(
  houses: readonly ListedHouse[],
  before: PlaceIndex<ListedHouse> | undefined,
  added: readonly ListedHouse[],
  gone: readonly ListedHouse[],
): Promise<PlaceIndex<ListedHouse>> {
  const isKept = before !== undefined && added.length + gone.length + before.removed <= maxRemoved;
  const index = isKept ? before : new PlaceIndex<ListedHouse>([], findableHouse);
  const giveWay = givingWay();
  for (const house of isKept ? gone : []) index.remove(house);
  for (const house of isKept ? added : houses) {
    await giveWay();
    index.add(house);
  }
  if (!isKept) index.settle();
  return index;
}

/** Its page under the first of its town's routes; null where no published route leads there. */
export function addressOf({ town, slug }: ListedHouse): string | null {
  const [route] = town.routes;
  return route ? accommodationAddress(route.slug, town.slug, slug) : null;
}

/** By its own names, and its name together with all names of its town; it stands behind towns. */
function findableHouse({ name, slug, record, town }: ListedHouse): Findable {
  const inTown = [name, town.name, ...town.otherNames].join(" ");
  return { names: [name, ...record.otherNames, inTown], group: 1, rank: 0, key: slug };
}

/** The house as lists show it. With routes, its kilometre and distance are of the first of them and the nearest of them. */
export function showHouse(
  house: ListedHouse,
  distances: DistancesOffRoutes,
  routes: readonly string[] = [],
): AccommodationSummary {
  const { record, town } = house;
  const { townUuid: _, otherNames: __, ...facts } = record;
  const shown = town.routes.find(({ slug }) => routes.length === 0 || routes.includes(slug));
  const off = distances(record).find(({ route }) => routes.length === 0 || routes.includes(route));
  return {
    ...facts,
    town: { uuid: town.uuid, slug: town.slug, name: town.name },
    routes: town.routes.map(({ slug }) => slug),
    km: shown?.km ?? null,
    distanceOffRouteM: off?.metres ?? null,
    url: addressOf(house),
  };
}
