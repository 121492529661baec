import { amenities } from "#domain/places/lodging/lodging-facts.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { PlaceIndex, Findable } from "#domain/places/place-search/place-index.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type Changes, applyChanges } from "../lists/apply-changes.ts";
import { compareNames } from "../lists/order-places.ts";
import { townDirectory } from "./town-directory.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { updateIndex } from "./cache/update-index.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { ByUuid } from "./by-uuid.ts";
import { visitEach, yieldIfBusy } from "../workers/yield-to-event-loop.ts";
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
  readonly byLatitude: readonly ListedHouse[];
  readonly index: PlaceIndex<ListedHouse>;
  /** All amenities of the houses, in alphabetical order. */
  readonly amenities: readonly string[];
}

/** By the uuid of the town. */
interface Inputs {
  readonly towns: ReadonlyMap<string, TownSummary>;
  readonly records: ReadonlyMap<string, readonly AccommodationRecord[]>;
}

interface CachedDirectory extends Inputs {
  readonly directory: AccommodationDirectory;
  /** The number of houses with each amenity. */
  readonly amenities: ReadonlyMap<string, number>;
}

export async function accommodationDirectory(context: UseCaseContext): Promise<AccommodationDirectory> {
  const inputs = async () => [await townDirectory(context), await accommodationsByTown(context)];
  const { directory } = await cacheDerived<CachedDirectory>(context, "accommodations", inputs, async (_, previous) => {
    const { byUuid: towns } = await townDirectory(context);
    const records = await accommodationsByTown(context);
    const { changes, byTown } = await findChanges({ towns, records }, previous);
    const { removed, added } = changes;
    if (previous && removed.size === 0 && added.length === 0) return { ...previous, towns, records };
    const { houses, byLatitude, byUuid } = previous?.directory ?? noDirectory;
    const ordered = await applyChanges(houses, changes, compareNames);
    const counts = await amenitiesIn(previous?.amenities, changes);
    const located: ListedHouse[] = [];
    await visitEach(added, (house) => house.record.lat !== null && located.push(house));
    return {
      towns,
      records,
      amenities: counts,
      directory: {
        houses: ordered,
        byUuid: await byUuid.with(changes),
        byTown,
        byLatitude: await applyChanges(byLatitude, { removed, added: located }, compareLatitudes),
        index: await updateIndex(ordered, previous?.directory.index, changes, findableHouse),
        amenities: amenities.filter((amenity) => (counts.get(amenity) ?? 0) > 0),
      },
    };
  });
  return directory;
}

const noDirectory = { houses: [], byLatitude: [], byUuid: new ByUuid<ListedHouse>() };

/** Changes since the previous directory, and the houses of each town by name, reusing those with unchanged inputs. */
async function findChanges({ towns, records }: Inputs, previous: CachedDirectory | undefined) {
  const byTown = new Map(previous?.directory.byTown);
  const [removed, added] = [new Set<ListedHouse>(), new Array<ListedHouse>()];
  let seen = 0;
  for (const [uuid, ofTown] of records) {
    seen += 1;
    if (seen % 64 === 0) await yieldIfBusy();
    const [town, formerly] = [towns.get(uuid), previous?.towns.get(uuid)];
    if (town === undefined || (town === formerly && previous?.records.get(uuid) === ofTown)) continue;
    const old = byTown.get(uuid) ?? [];
    const previousByRecord = new Map(town === formerly ? old.map((house) => [house.record, house]) : []);
    const houses = ofTown.map((record) => {
      const existing = previousByRecord.get(record);
      const house = existing ?? { record, town, name: record.name, slug: record.slug };
      if (!existing) added.push(house);
      return house;
    });
    for (const house of old) removed.add(house);
    for (const house of houses) removed.delete(house);
    byTown.set(uuid, houses.sort(compareNames));
  }
  for (const [uuid, old] of previous?.directory.byTown ?? []) {
    if (towns.has(uuid) && records.has(uuid)) continue;
    for (const house of old) removed.add(house);
    byTown.delete(uuid);
  }
  return { changes: { removed, added }, byTown };
}

function compareLatitudes(a: ListedHouse, b: ListedHouse): number {
  return (a.record.lat ?? 0) - (b.record.lat ?? 0) || compareNames(a, b);
}

async function amenitiesIn(
  previous: CachedDirectory["amenities"] | undefined,
  { removed, added }: Changes<ListedHouse>,
): Promise<CachedDirectory["amenities"]> {
  const counts = new Map(previous);
  const count = (houses: Iterable<ListedHouse>, by: 1 | -1): Promise<void> =>
    visitEach(houses, ({ record }) => {
      for (const amenity of record.amenities) counts.set(amenity, (counts.get(amenity) ?? 0) + by);
    });
  await count(removed, -1);
  await count(added, 1);
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
  const ofRoute = town.routes.find(({ slug }) => routes.length === 0 || routes.includes(slug));
  const off = distances(record).find(({ route }) => routes.length === 0 || routes.includes(route));
  return {
    ...facts,
    town: { uuid: town.uuid, slug: town.slug, name: town.name },
    routes: town.routes.map(({ slug }) => slug),
    km: ofRoute?.km ?? null,
    distanceOffRouteM: off?.metres ?? null,
    url: addressOf(house),
  };
}
