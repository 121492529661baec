import { markParts, readParts, type AccommodationRecord } from "#database/queries/places/accommodations.ts";
import { keepDerived } from "./keep-derived.ts";
import { sharingEqual } from "./share-equal.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "../workers/give-way.ts";

/** All published houses, also of unpublished towns, in partitions that are reloaded only after a change. */
interface HouseParts {
  readonly marks: ReadonlyMap<number, string>;
  readonly houses: ReadonlyMap<number, readonly AccommodationRecord[]>;
}

/** Up to this many changed partitions are loaded individually; beyond it everything is. */
const maxAlone = 16;

async function houseParts(context: UseCaseContext): Promise<HouseParts> {
  return context.content.rememberOnward<HouseParts>("house-parts", async (before) => {
    const published = context.published.pinned();
    // Marks first: anything written in between is read now, and once more after the next change.
    const marks = await markParts(published);
    const changed = [...marks].filter(([part, mark]) => before?.marks.get(part) !== mark).map(([part]) => part);
    if (before && changed.length === 0 && before.marks.size === marks.size) return before;
    if (before === undefined || changed.length > maxAlone) {
      return { marks, houses: await readParts(published, sharingFacts()) };
    }
    const read = changed.length === 0 ? new Map() : await readParts(published, sharingFacts(), changed);
    const isKept = (part: number): boolean => marks.has(part) && !changed.includes(part);
    return {
      marks,
      houses: new Map([...[...before.houses].filter(([part]) => isKept(part)), ...keepEqual(before.houses, read)]),
    };
  });
}

/** The reloaded houses; unchanged ones keep their identity, so that values derived from them stay valid. */
function keepEqual(
  before: HouseParts["houses"],
  read: HouseParts["houses"],
): ReadonlyMap<number, readonly AccommodationRecord[]> {
  return new Map(
    [...read].map(([part, houses]) => {
      const known = new Map((before.get(part) ?? []).map((house) => [house.uuid, house]));
      const kept = houses.map((house) => {
        const same = known.get(house.uuid);
        return same && JSON.stringify(same) === JSON.stringify(house) ? same : house;
      });
      return [part, kept] as const;
    }),
  );
}

/** Shares equal facts of houses in memory: most seasons and amenities occur many times. */
function sharingFacts(): (house: AccommodationRecord) => AccommodationRecord {
  const share = sharingEqual();
  return (house) => ({
    ...house,
    townUuid: share(house.townUuid),
    otherNames: share(house.otherNames),
    type: share(house.type),
    status: share(house.status),
    currency: share(house.currency),
    season: share(house.season),
    amenities: share(house.amenities),
  });
}

type HousesByTown = ReadonlyMap<string, readonly AccommodationRecord[]>;

/** Houses by town, with the partitions they were loaded in. */
interface SortedParts {
  readonly parts: HouseParts["houses"];
  readonly byTown: HousesByTown;
}

/** All published houses by the uuid of their town, including unpublished towns. */
export async function accommodationsByTown(context: UseCaseContext): Promise<HousesByTown> {
  const inputs = async () => [(await houseParts(context)).houses];
  const { byTown } = await keepDerived<SortedParts>(context, "accommodations-by-town", inputs, async (_, before) => {
    const { houses: parts } = await houseParts(context);
    return { parts, byTown: before ? changeTowns(before, parts) : await byTownOf(parts) };
  });
  return byTown;
}

/** Keeps the identity of the map if no house has changed, and of each town's list if none of its houses has. */
function changeTowns(before: SortedParts, parts: HouseParts["houses"]): HousesByTown {
  const [gone, added] = [new Set<AccommodationRecord>(), new Set<AccommodationRecord>()];
  for (const part of new Set([...before.parts.keys(), ...parts.keys()])) {
    const [old, now] = [before.parts.get(part) ?? [], parts.get(part) ?? []];
    if (old === now) continue;
    const [known, there] = [new Set(old), new Set(now)];
    for (const house of old) if (!there.has(house)) gone.add(house);
    for (const house of now) if (!known.has(house)) added.add(house);
  }
  if (gone.size === 0 && added.size === 0) return before.byTown;
  const byTown = new Map(before.byTown);
  const addedByTown = Map.groupBy(added, ({ townUuid }) => townUuid);
  for (const town of new Set([...gone, ...added].map(({ townUuid }) => townUuid))) {
    const stay = (before.byTown.get(town) ?? []).filter((house) => !gone.has(house));
    const houses = [...stay, ...(addedByTown.get(town) ?? [])].sort(byUuid);
    if (houses.length > 0) byTown.set(town, houses);
    else byTown.delete(town);
  }
  return byTown;
}

async function byTownOf(parts: HouseParts["houses"]): Promise<HousesByTown> {
  const byTown = new Map<string, AccommodationRecord[]>();
  const giveWay = givingWay();
  for (const part of parts.values()) {
    await giveWay();
    for (const house of part) {
      const others = byTown.get(house.townUuid);
      if (others) others.push(house);
      else byTown.set(house.townUuid, [house]);
    }
  }
  for (const ofTown of byTown.values()) {
    ofTown.sort(byUuid);
    await giveWay();
  }
  return byTown;
}

/** In database order, regardless of when each was loaded. */
function byUuid(a: AccommodationRecord, b: AccommodationRecord): number {
  return a.uuid < b.uuid ? -1 : 1;
}
