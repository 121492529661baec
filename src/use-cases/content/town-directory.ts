import { townAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import { listTowns, type TownRecord } from "#database/queries/places/towns.ts";
import type { Queryable } from "#database/connect.ts";
import { markTables } from "#database/queries/content/content-state.ts";
import { town } from "#database/schema/town.ts";
import { waypoint } from "#database/schema/waypoint.ts";
import { keepDerived } from "./keep-derived.ts";
import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import { knownLodging, numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { TownSize } from "#domain/route-graph/route-graph.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { compareNames } from "../lists/order-places.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { givingWay } from "../workers/give-way.ts";
import { FilterError } from "../lists/list-page.ts";
import { routesOfTowns } from "./routes-of-towns.ts";

/** Larger towns go first among those that fit a search equally well. */
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

export async function townDirectory(context: UseCaseContext): Promise<TownDirectory> {
  const inputs = async (published: Queryable) => [
    await routesOfTowns(context),
    await accommodationsByTown(context),
    await markTables(published, [town, waypoint]),
  ];
  return keepDerived(context, "towns", inputs, async (published, before: TownDirectory | undefined) => {
    const records = await listTowns(published);
    const routes = await routesOfTowns(context);
    const houses = await accommodationsByTown(context);
    const unordered: TownSummary[] = [];
    const giveWay = givingWay();
    for (const record of records) {
      await giveWay();
      const ofTown = routes.get(record.uuid) ?? [];
      const lodging = knownLodging(houses.get(record.uuid) ?? [], record.lodgingKinds);
      const summary: TownSummary = {
        ...summaryFields(record),
        houses: numberOfHouses(lodging),
        url: ofTown[0] ? townAddress(ofTown[0].slug, record.slug) : null,
        routes: ofTown,
      };
      // The very same where it is the same: what is made of a town then still stands.
      const same = before?.byUuid.get(record.uuid);
      unordered.push(same && JSON.stringify(same) === JSON.stringify(summary) ? same : summary);
    }
    const towns = unordered.toSorted(compareNames);
    const index = new PlaceIndex<TownSummary>([], findableTown);
    const byRoute = new Map<string, TownSummary[]>();
    for (const one of towns) {
      await giveWay();
      index.add(one);
      for (const { slug } of one.routes) {
        const others = byRoute.get(slug);
        if (others) others.push(one);
        else byRoute.set(slug, [one]);
      }
    }
    return {
      towns,
      byUuid: new Map(towns.map((one) => [one.uuid, one])),
      bySlug: new Map(towns.map((one) => [one.slug, one])),
      index,
      byRoute,
    };
  });
}

/** What a town is found by. */
export function findableTown({ name, otherNames, size, slug }: TownSummary): Findable {
  return { names: [name, ...otherNames], group: 0, rank: sizeRanks[size], key: slug };
}

function summaryFields({ localNames, otherNames, ...record }: TownRecord) {
  const { uuid, slug, name, country, region, province, size, lat, lon, elevationM, services } = record;
  const names = [...new Set([...localNames, ...otherNames])];
  return { uuid, slug, name, otherNames: names, country, region, province, size, lat, lon, elevationM, services };
}

/** The towns that a filter names by slug or uuid. @throws {FilterError} for the first that names none. */
export function townsNamed(directory: TownDirectory, names: readonly string[]): readonly TownSummary[] {
  return names.map((name) => {
    const found = directory.bySlug.get(name) ?? directory.byUuid.get(name.toLowerCase());
    if (!found) throw new FilterError("town", { kind: "unknown-town", value: name });
    return found;
  });
}
