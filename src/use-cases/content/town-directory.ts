import { townAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { TownRecord } from "#database/queries/places/towns.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { updateIndex } from "./cache/update-index.ts";
import type { PlaceIndex, Findable } from "#domain/places/place-search/place-index.ts";
import { knownLodging, numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { TownSize } from "#domain/route-graph/route-graph.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { applyChanges } from "../lists/apply-changes.ts";
import { compareNames } from "../lists/order-places.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { yieldIfBusy } from "../workers/yield-to-event-loop.ts";
import { FilterError } from "../lists/list-page.ts";
import { type RouteOfTown, routesOfTowns } from "./routes-of-towns.ts";
import { townRecords } from "./town-records.ts";

/** Larger towns rank first among equally good matches. */
const sizeRanks: Record<TownSize, number> = { city: 1, town: 2, village: 3, other: 4 };

/** All published towns, in memory. */
export interface TownDirectory {
  /** By name. */
  readonly towns: readonly TownSummary[];
  readonly byUuid: ReadonlyMap<string, TownSummary>;
  readonly bySlug: ReadonlyMap<string, TownSummary>;
  readonly index: PlaceIndex<TownSummary>;
  /** The towns of each route by its slug, by name. */
  readonly byRoute: ReadonlyMap<string, readonly TownSummary[]>;
}

/** A directory with the inputs of each town, by uuid. */
interface CachedDirectory {
  readonly directory: TownDirectory;
  readonly entries: ReadonlyMap<string, TownEntry>;
}

interface TownEntry {
  readonly record: TownRecord;
  readonly routes: readonly RouteOfTown[];
  readonly houses: readonly AccommodationRecord[];
  readonly summary: TownSummary;
}

const [noRoutes, noHouses]: [readonly RouteOfTown[], readonly AccommodationRecord[]] = [[], []];

export async function townDirectory(context: UseCaseContext): Promise<TownDirectory> {
  const inputs = async () => [
    await townRecords(context),
    await routesOfTowns(context),
    await accommodationsByTown(context),
  ];
  const { directory } = await cacheDerived<CachedDirectory>(context, "towns", inputs, async (_, previous) => {
    const routes = await routesOfTowns(context);
    const houses = await accommodationsByTown(context);
    const entries = new Map<string, TownEntry>();
    const [removed, added] = [new Set<TownSummary>(), new Array<TownSummary>()];
    for (const record of await townRecords(context)) {
      const { uuid } = record;
      const previousEntry = previous?.entries.get(uuid);
      const next = createEntry(record, routes.get(uuid) ?? noRoutes, houses.get(uuid) ?? noHouses, previousEntry);
      entries.set(uuid, next);
      if (entries.size % 64 === 0) await yieldIfBusy();
      if (next.summary === previousEntry?.summary) continue;
      added.push(next.summary);
      if (previousEntry) removed.add(previousEntry.summary);
    }
    for (const [uuid, { summary }] of previous?.entries ?? []) if (!entries.has(uuid)) removed.add(summary);
    if (previous && removed.size === 0 && added.length === 0) return { ...previous, entries };
    const changes = { removed, added };
    const towns = await applyChanges(previous?.directory.towns ?? [], changes, compareNames);
    return {
      entries,
      directory: {
        towns,
        byUuid: new Map(towns.map((one) => [one.uuid, one])),
        bySlug: new Map(towns.map((one) => [one.slug, one])),
        index: await updateIndex(towns, previous?.directory.index, changes, findableTown),
        byRoute: townsByRoute(towns),
      },
    };
  });
  return directory;
}

/** Keeps the identity of an unchanged town, so that values derived from it stay valid. */
function createEntry(
  record: TownRecord,
  routes: TownEntry["routes"],
  houses: TownEntry["houses"],
  previous: TownEntry | undefined,
): TownEntry {
  if (previous && previous.record === record && previous.routes === routes && previous.houses === houses)
    return previous;
  const summary: TownSummary = {
    ...summaryFields(record),
    houses: numberOfHouses(knownLodging(houses, record.lodgingKinds)),
    url: routes[0] ? townAddress(routes[0].slug, record.slug) : null,
    routes,
  };
  const isSame = previous && JSON.stringify(previous.summary) === JSON.stringify(summary);
  return { record, routes, houses, summary: isSame ? previous.summary : summary };
}

function townsByRoute(towns: readonly TownSummary[]): TownDirectory["byRoute"] {
  const byRoute = new Map<string, TownSummary[]>();
  for (const one of towns) {
    for (const { slug } of one.routes) {
      const others = byRoute.get(slug);
      if (others) others.push(one);
      else byRoute.set(slug, [one]);
    }
  }
  return byRoute;
}

/** Search terms of a town. */
function findableTown({ name, otherNames, size, slug }: TownSummary): Findable {
  return { names: [name, ...otherNames], group: 0, rank: sizeRanks[size], key: slug };
}

function summaryFields({ localNames, otherNames, ...record }: TownRecord) {
  const { uuid, slug, name, country, region, province, size, lat, lon, elevationM, services } = record;
  const each = [...new Set([...localNames, ...otherNames])];
  // Reuses the shared array.
  const names = each.length === otherNames.length && localNames.length === 0 ? otherNames : each;
  return { uuid, slug, name, otherNames: names, country, region, province, size, lat, lon, elevationM, services };
}

/** The towns of a filter by slug or uuid. @throws {FilterError} for the first unknown one */
export function findTowns(directory: TownDirectory, names: readonly string[]): readonly TownSummary[] {
  return names.map((name) => {
    const town = directory.bySlug.get(name) ?? directory.byUuid.get(name.toLowerCase());
    if (!town) throw new FilterError("town", { kind: "unknown-town", value: name });
    return town;
  });
}
