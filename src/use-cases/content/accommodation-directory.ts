import { amenities } from "#domain/lodging/house-equipment.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { PlaceIndex, Findable } from "#domain/place-search/place-index.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type Changes, changeOrdered } from "../lists/change-ordered.ts";
import { compareNames } from "../lists/order-places.ts";
import { townDirectory } from "./town-directory.ts";
import { keepDerived } from "./keep-derived.ts";
import { keepIndex } from "./keep-index.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { ByUuid } from "./by-uuid.ts";
import { givingWay } from "../workers/give-way.ts";
import type { DistancesOffRoutes } from "./distances-off-routes.ts";

/** A published house with facts derived from its location. */
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
  readonly byUuid: ByUuid<ListedHouse>;
  /** The houses of each town by its uuid, by name. */
  readonly byTown: ReadonlyMap<string, readonly ListedHouse[]>;
  /** Those with known coordinates, from south to north. */
  readonly northwards: readonly ListedHouse[];
  readonly index: PlaceIndex<ListedHouse>;
  /** All amenities of the houses, in alphabetical order. */
  readonly amenities: readonly string[];
}

/** By the uuid of the town. */
interface Inputs {
  readonly towns: ReadonlyMap<string, TownSummary>;
  readonly records: ReadonlyMap<string, readonly AccommodationRecord[]>;
}

/** A directory with its inputs. */
interface KeptDirectory extends Inputs {
  readonly directory: AccommodationDirectory;
  /** The number of houses with each amenity. */
  readonly amenities: ReadonlyMap<string, number>;
}

export async function accommodationDirectory(context: UseCaseContext): Promise<AccommodationDirectory> {
  const inputs = async () => [await townDirectory(context), await accommodationsByTown(context)];
  const { directory } = await keepDerived<KeptDirectory>(context, "accommodations", inputs, async (_, before) => {
    const { byUuid: towns } = await townDirectory(context);
    const records = await accommodationsByTown(context);
    const { changes, byTown } = await changesOf({ towns, records }, before);
    const { gone, added } = changes;
    if (before && gone.size === 0 && added.length === 0) return { ...before, towns, records };
    const { houses, northwards, byUuid } = before?.directory ?? noDirectory;
    const ordered = await changeOrdered(houses, changes, compareNames);
    const counts = amenitiesIn(before?.amenities, changes);
    return {
      towns,
      records,
      amenities: counts,
      directory: {
        houses: ordered,
        byUuid: byUuid.with(changes),
        byTown,
        northwards: await changeOrdered(northwards, { gone, added: added.filter(hasPlace) }, compareNorthwards),
        index: await keepIndex(ordered, before?.directory.index, changes, findableHouse),
        amenities: amenities.filter((amenity) => (counts.get(amenity) ?? 0) > 0),
      },
    };
  });
  return directory;
}

const noDirectory = { houses: [], northwards: [], byUuid: new ByUuid<ListedHouse>() };

/** Changes since the previous directory, and the houses of each town by name, reusing those with unchanged inputs. */
async function changesOf({ towns, records }: Inputs, before: KeptDirectory | undefined) {
  const byTown = new Map(before?.directory.byTown);
  const [gone, added] = [new Set<ListedHouse>(), new Array<ListedHouse>()];
  const giveWay = givingWay();
  for (const [uuid, ofTown] of records) {
    const [town, formerly] = [towns.get(uuid), before?.towns.get(uuid)];
    if (town === undefined || (town === formerly && before?.records.get(uuid) === ofTown)) continue;
    await giveWay();
    const old = byTown.get(uuid) ?? [];
    const known = new Map(town === formerly ? old.map((house) => [house.record, house]) : []);
    const houses = ofTown.map((record) => {
      const stands = known.get(record);
      const house = stands ?? { record, town, name: record.name, slug: record.slug };
      if (!stands) added.push(house);
      return house;
    });
    for (const house of old) gone.add(house);
    for (const house of houses) gone.delete(house);
    byTown.set(uuid, houses.sort(compareNames));
  }
  for (const [uuid, old] of before?.directory.byTown ?? []) {
    if (towns.has(uuid) && records.has(uuid)) continue;
    for (const house of old) gone.add(house);
    byTown.delete(uuid);
  }
  return { changes: { gone, added }, byTown };
}

const hasPlace = ({ record }: ListedHouse): boolean => record.lat !== null;

function compareNorthwards(a: ListedHouse, b: ListedHouse): number {
  return (a.record.lat ?? 0) - (b.record.lat ?? 0) || compareNames(a, b);
}

function amenitiesIn(
  before: KeptDirectory["amenities"] | undefined,
  { gone, added }: Changes<ListedHouse>,
): KeptDirectory["amenities"] {
  const counts = new Map(before);
  const count = (houses: Iterable<ListedHouse>, by: 1 | -1): void => {
    for (const { record } of houses) {
      for (const amenity of record.amenities) counts.set(amenity, (counts.get(amenity) ?? 0) + by);
    }
  };
  count(gone, -1);
  count(added, 1);
  return counts;
}

/** Its page under the first of its town's routes; null if no published route passes there. */
export function addressOf({ town, slug }: ListedHouse): string | null {
  const [route] = town.routes;
  return route ? accommodationAddress(route.slug, town.slug, slug) : null;
}

/** Searchable by its own names, and by its name together with any name of its town; ranked after towns. */
function findableHouse({ name, slug, record, town }: ListedHouse): Findable {
  const inTown = [name, town.name, ...town.otherNames].join(" ");
  return { names: [name, ...record.otherNames, inTown], group: 1, rank: 0, key: slug };
}

/** The house as a list entry. With routes, its kilometre is on the first of them and its distance to the nearest. */
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
