import {
  readPartitionVersions,
  readPartitions,
  type AccommodationRecord,
} from "#database/queries/places/accommodations.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { createDeduplicator } from "./cache/deduplicate-values.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";

/** All published houses, also of unpublished towns, in partitions that are reloaded only after a change. */
interface HousePartitions {
  readonly versions: ReadonlyMap<number, string>;
  readonly houses: ReadonlyMap<number, readonly AccommodationRecord[]>;
}

/** Up to this many changed partitions are loaded individually; beyond it everything is. */
const maxPartialReload = 16;

async function housePartitions(context: UseCaseContext): Promise<HousePartitions> {
  return context.content.getOrUpdate<HousePartitions>("house-parts", async (previous) => {
    const published = context.published.pinned();
    // Marks first: anything written in between is read now, and once more after the next change.
    const versions = await readPartitionVersions(published);
    const changed = [...versions]
      .filter(([part, version]) => previous?.versions.get(part) !== version)
      .map(([part]) => part);
    if (previous && changed.length === 0 && previous.versions.size === versions.size) return previous;
    if (previous === undefined || changed.length > maxPartialReload) {
      return { versions, houses: await readPartitions(published, createFactDeduplicator()) };
    }
    const partitions =
      changed.length === 0 ? new Map() : await readPartitions(published, createFactDeduplicator(), changed);
    const isKept = (part: number): boolean => versions.has(part) && !changed.includes(part);
    return {
      versions,
      houses: new Map([
        ...[...previous.houses].filter(([part]) => isKept(part)),
        ...reuseEqual(previous.houses, partitions),
      ]),
    };
  });
}

/** The reloaded houses; unchanged ones keep their identity, so that values derived from them stay valid. */
function reuseEqual(
  previous: HousePartitions["houses"],
  partitions: HousePartitions["houses"],
): ReadonlyMap<number, readonly AccommodationRecord[]> {
  return new Map(
    [...partitions].map(([part, houses]) => {
      const previousByUuid = new Map((previous.get(part) ?? []).map((house) => [house.uuid, house]));
      const records = houses.map((house) => {
        const same = previousByUuid.get(house.uuid);
        return same && JSON.stringify(same) === JSON.stringify(house) ? same : house;
      });
      return [part, records] as const;
    }),
  );
}

/**
 * Shares equal facts of houses in memory: most seasons and amenities occur many times. Each field is named: an object that is
 * copied by spreading has most of its fields in a second one.
 */
function createFactDeduplicator(): (house: AccommodationRecord) => AccommodationRecord {
  const share = createDeduplicator();
  return (house) => ({
    uuid: house.uuid,
    slug: house.slug,
    townUuid: share(house.townUuid),
    name: house.name,
    otherNames: share(house.otherNames),
    type: share(house.type),
    status: share(house.status),
    statusNote: share(house.statusNote),
    statusNoteEs: share(house.statusNoteEs),
    lat: house.lat,
    lon: house.lon,
    beds: house.beds,
    priceFrom: house.priceFrom,
    priceTo: house.priceTo,
    currency: share(house.currency),
    donation: house.donation,
    season: share(house.season),
    seasonConfirmFirst: house.seasonConfirmFirst,
    reservable: house.reservable,
    amenities: share(house.amenities),
  });
}

type HousesByTown = ReadonlyMap<string, readonly AccommodationRecord[]>;

/** Houses by town, with the partitions they were loaded in. */
interface TownPartitions {
  readonly parts: HousePartitions["houses"];
  readonly byTown: HousesByTown;
}

/** All published houses by the uuid of their town, including unpublished towns. */
export async function accommodationsByTown(context: UseCaseContext): Promise<HousesByTown> {
  const inputs = async () => [(await housePartitions(context)).houses];
  const { byTown } = await cacheDerived<TownPartitions>(
    context,
    "accommodations-by-town",
    inputs,
    async (_, previous) => {
      const { houses: parts } = await housePartitions(context);
      return { parts, byTown: previous ? updateTowns(previous, parts) : await groupByTown(parts) };
    },
  );
  return byTown;
}

/** Keeps the identity of the map if no house has changed, and of each town's list if none of its houses has. */
function updateTowns(previous: TownPartitions, parts: HousePartitions["houses"]): HousesByTown {
  const [removed, added] = [new Set<AccommodationRecord>(), new Set<AccommodationRecord>()];
  for (const part of new Set([...previous.parts.keys(), ...parts.keys()])) {
    const [old, now] = [previous.parts.get(part) ?? [], parts.get(part) ?? []];
    if (old === now) continue;
    const [before, after] = [new Set(old), new Set(now)];
    for (const house of old) if (!after.has(house)) removed.add(house);
    for (const house of now) if (!before.has(house)) added.add(house);
  }
  if (removed.size === 0 && added.size === 0) return previous.byTown;
  const byTown = new Map(previous.byTown);
  const addedByTown = Map.groupBy(added, ({ townUuid }) => townUuid);
  for (const town of new Set([...removed, ...added].map(({ townUuid }) => townUuid))) {
    const remaining = (previous.byTown.get(town) ?? []).filter((house) => !removed.has(house));
    const houses = [...remaining, ...(addedByTown.get(town) ?? [])].sort(byUuid);
    if (houses.length > 0) byTown.set(town, houses);
    else byTown.delete(town);
  }
  return byTown;
}

async function groupByTown(parts: HousePartitions["houses"]): Promise<HousesByTown> {
  const byTown = new Map<string, AccommodationRecord[]>();
  for (const part of parts.values()) {
    await yieldIfBusy();
    for (const house of part) {
      const existing = byTown.get(house.townUuid);
      if (existing) existing.push(house);
      else byTown.set(house.townUuid, [house]);
    }
  }
  for (const ofTown of byTown.values()) {
    ofTown.sort(byUuid);
    await yieldIfBusy();
  }
  return byTown;
}

/** In database order, regardless of when each was loaded. */
function byUuid(a: AccommodationRecord, b: AccommodationRecord): number {
  return a.uuid < b.uuid ? -1 : 1;
}
