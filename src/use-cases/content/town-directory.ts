import { townAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import { listTowns, type TownRecord } from "#database/queries/places/towns.ts";
import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import { knownLodging, numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { TownSize } from "#domain/route-graph/route-graph.ts";
import { accommodationsByTown } from "./accommodation-records.ts";
import { compareNames } from "#use-cases/order-places.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { FilterError } from "#use-cases/list-page.ts";
import { routesOfTowns } from "./routes-of-towns.ts";

/** Larger towns go first among those that fit a search equally well. */
export const sizeRanks: Record<TownSize, number> = { city: 1, town: 2, village: 3, other: 4 };

interface FindableTown extends Findable {
  readonly town: TownSummary;
}

/** All published towns, in memory. */
export interface TownDirectory {
  /** By name. */
  readonly towns: readonly TownSummary[];
  readonly byUuid: ReadonlyMap<string, TownSummary>;
  readonly bySlug: ReadonlyMap<string, TownSummary>;
  readonly index: PlaceIndex<FindableTown>;
}

export async function townDirectory(context: UseCaseContext): Promise<TownDirectory> {
  const directory = await context.content.remember("towns", async () => {
    const records = await listTowns(context.database);
    const routes = await routesOfTowns(context);
    const houses = await accommodationsByTown(context);
    const towns = records
      .map((record): TownSummary => {
        const ofTown = routes.get(record.uuid) ?? [];
        const lodging = knownLodging(houses.get(record.uuid) ?? [], record.lodgingKinds);
        return {
          ...summaryFields(record),
          houses: numberOfHouses(lodging),
          url: ofTown[0] ? townAddress(ofTown[0].slug, record.slug) : null,
          routes: ofTown,
        };
      })
      .toSorted(compareNames);
    return {
      towns,
      byUuid: new Map(towns.map((town) => [town.uuid, town])),
      bySlug: new Map(towns.map((town) => [town.slug, town])),
      index: new PlaceIndex(
        towns.map((town) => ({
          town,
          names: [town.name, ...town.otherNames],
          group: 0,
          rank: sizeRanks[town.size],
          key: town.slug,
        })),
      ),
    };
  });
  if (!directory) throw new Error("The directory of towns is never absent.");
  return directory;
}

function summaryFields({ localNames, otherNames, ...record }: TownRecord) {
  const { uuid, slug, name, country, region, province, size, lat, lon, elevationM, services } = record;
  const names = [...new Set([...localNames, ...otherNames])];
  return { uuid, slug, name, otherNames: names, country, region, province, size, lat, lon, elevationM, services };
}

/** The towns that a filter names by slug or uuid. @throws {FilterError} for the first that names none. */
export function townsNamed(directory: TownDirectory, names: readonly string[]): readonly TownSummary[] {
  return names.map((name) => {
    const town = directory.bySlug.get(name) ?? directory.byUuid.get(name.toLowerCase());
    if (!town) throw new FilterError("town", { kind: "unknown-town", value: name });
    return town;
  });
}
