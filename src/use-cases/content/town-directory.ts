import { townAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { TownRecord } from "#database/queries/places/towns.ts";
import { keepDerived } from "./keep-derived.ts";
import { keepIndex } from "./keep-index.ts";
import type { PlaceIndex, Findable } from "#domain/place-search/place-index.ts";
import { knownLodging, numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { TownSize } from "#domain/route-graph/route-graph.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { changeOrdered } from "../lists/change-ordered.ts";
import { compareNames } from "../lists/order-places.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "../workers/give-way.ts";
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
interface KeptDirectory {
  readonly directory: TownDirectory;
  readonly made: ReadonlyMap<string, MadeTown>;
}

interface MadeTown {
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
  const { directory } = await keepDerived<KeptDirectory>(context, "towns", inputs, async (_, before) => {
    const routes = await routesOfTowns(context);
    const houses = await accommodationsByTown(context);
    const made = new Map<string, MadeTown>();
    const [gone, added] = [new Set<TownSummary>(), new Array<TownSummary>()];
    const giveWay = givingWay();
    for (const record of await townRecords(context)) {
      const { uuid } = record;
      const known = before?.made.get(uuid);
      const next = makeTown(record, routes.get(uuid) ?? noRoutes, houses.get(uuid) ?? noHouses, known);
      made.set(uuid, next);
      if (made.size % 64 === 0) await giveWay();
      if (next.summary === known?.summary) continue;
      added.push(next.summary);
      if (known) gone.add(known.summary);
    }
    for (const [uuid, { summary }] of before?.made ?? []) if (!made.has(uuid)) gone.add(summary);
    if (before && gone.size === 0 && added.length === 0) return { ...before, made };
    const changes = { gone, added };
    const towns = await changeOrdered(before?.directory.towns ?? [], changes, compareNames);
    return {
      made,
      directory: {
        towns,
        byUuid: new Map(towns.map((one) => [one.uuid, one])),
        bySlug: new Map(towns.map((one) => [one.slug, one])),
        index: await keepIndex(towns, before?.directory.index, changes, findableTown),
        byRoute: townsByRoute(towns),
      },
    };
  });
  return directory;
}

/** Keeps the identity of an unchanged town, so that values derived from it stay valid. */
function makeTown(
  record: TownRecord,
  routes: MadeTown["routes"],
  houses: MadeTown["houses"],
  before: MadeTown | undefined,
): MadeTown {
  if (before && before.record === record && before.routes === routes && before.houses === houses) return before;
  const summary: TownSummary = {
    ...summaryFields(record),
    houses: numberOfHouses(knownLodging(houses, record.lodgingKinds)),
    url: routes[0] ? townAddress(routes[0].slug, record.slug) : null,
    routes,
  };
  const isSame = before && JSON.stringify(before.summary) === JSON.stringify(summary);
  return { record, routes, houses, summary: isSame ? before.summary : summary };
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
export function findableTown({ name, otherNames, size, slug }: TownSummary): Findable {
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
export function townsNamed(directory: TownDirectory, names: readonly string[]): readonly TownSummary[] {
  return names.map((name) => {
    const found = directory.bySlug.get(name) ?? directory.byUuid.get(name.toLowerCase());
    if (!found) throw new FilterError("town", { kind: "unknown-town", value: name });
    return found;
  });
}
