import { routeAddress } from "#contract/http/addresses.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { SearchQuery, SearchResult } from "#contract/places/search.ts";
import { listRoutes } from "#database/queries/routes/routes.ts";
import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import { accommodationDirectory, houseNames } from "#use-cases/content/accommodation-directory.ts";
import type { UseCaseContext } from "../context.ts";
import { givingWay } from "../give-way.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { sizeRanks, townDirectory } from "#use-cases/content/town-directory.ts";
import { describedTowns } from "./described-towns.ts";

export interface FindableResult extends Findable {
  readonly result: SearchResult;
}

/** Routes go before all towns (ranks 1 to 4); houses and sights after both. */
const routeOrder = { group: 0, rank: 0 };
const houseOrder = { group: 1, rank: 0 };
const pointOrder = { group: 1, rank: 1 };

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

/** Everything that has a name and a page, to be found by its names. */
export async function searchIndex(context: UseCaseContext): Promise<PlaceIndex<FindableResult>> {
  const index = await context.content.remember("search-index", async () => {
    const made = new PlaceIndex<FindableResult>([]);
    const giveWay = givingWay();
    for (const findable of [findableRoutes, findableTowns, findableHouses, findablePoints]) {
      for (const thing of await findable(context)) {
        await giveWay();
        made.add(thing);
      }
    }
    return made;
  });
  if (!index) throw new Error("The search index is never absent.");
  return index;
}

async function findableRoutes(context: UseCaseContext): Promise<FindableResult[]> {
  return (await listRoutes(context.database)).map(({ uuid, slug, name, nameEn, start, end }) => ({
    names: nameEn === null ? [name] : [name, nameEn],
    ...routeOrder,
    key: slug,
    result: { kind: "route", name, detail: `${start.name} – ${end.name}`, url: routeAddress(slug), uuid },
  }));
}

function townResult({ uuid, name, url, ...town }: TownSummary): SearchResult | null {
  const detail = joined(town.province ?? town.region ?? town.country, town.routes[0]?.name);
  return url === null ? null : { kind: "town", name, detail, url, uuid };
}

async function findableTowns(context: UseCaseContext): Promise<FindableResult[]> {
  return (await townDirectory(context)).towns.flatMap((town) => {
    const result = townResult(town);
    const { slug, name, otherNames, size } = town;
    return result ? [{ names: [name, ...otherNames], group: 0, rank: sizeRanks[size], key: slug, result }] : [];
  });
}

async function findableHouses(context: UseCaseContext): Promise<FindableResult[]> {
  const { houses } = await accommodationDirectory(context);
  return houses.flatMap((house) => {
    const { record, town, name, slug, address } = house;
    if (address === null) return [];
    const detail = joined(town.name, town.routes[0]?.name);
    return [
      {
        names: houseNames(house),
        ...houseOrder,
        key: slug,
        result: { kind: "accommodation", name, detail, url: address, uuid: record.uuid },
      },
    ];
  });
}

async function findablePoints(context: UseCaseContext): Promise<FindableResult[]> {
  const routeNames = new Map((await listRoutes(context.database)).map(({ slug, name }) => [slug, name]));
  const { points } = await pointOfInterestDirectory(context);
  return points.flatMap(({ uuid, slug, name, otherNames, town, routes, url }) => {
    if (name === null || url === null) return [];
    const detail = joined(town?.name, routeNames.get(routes[0] ?? ""));
    return [
      {
        names: [name, ...otherNames],
        ...pointOrder,
        key: slug,
        result: { kind: "point_of_interest", name, detail, url, uuid },
      },
    ];
  });
}

/** Routes, towns, houses and sights by their names, the best match first; after them towns of which the words are told. */
export async function searchContent(
  context: UseCaseContext,
  { q, limit }: SearchQuery,
): Promise<readonly SearchResult[]> {
  const index = await searchIndex(context);
  const named = index
    .find(q)
    .slice(0, limit)
    .map(({ result }) => result);
  if (named.length >= limit) return named;
  const known = new Set(named.map(({ uuid }) => uuid));
  const described = (await describedTowns(context, q)).flatMap((town) => townResult(town) ?? []);
  return [...named, ...described.filter(({ uuid }) => !known.has(uuid))].slice(0, limit);
}
