import { routeAddress } from "#contract/http/addresses.ts";
import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { SearchQuery, SearchResult } from "#contract/places/search.ts";
import { compareMatches, type Findable, type Match, PlaceIndex } from "#domain/places/place-search/place-index.ts";
import { accommodationDirectory, addressOf, type ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { cacheDerived } from "#use-cases/content/cache-derived.ts";
import { routeOverviews, routeSummaries } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "../context.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { townRecords } from "#use-cases/content/town-records.ts";
import { listTownDescriptions } from "#database/queries/places/towns.ts";
import { foldedWords } from "#domain/places/place-search/fold-text.ts";
import { runInSteps } from "../workers/yield-to-event-loop.ts";

/** Shorter words occur in every text. */
const minLetters = 4;

interface DescribedTown {
  readonly words: ReadonlySet<string>;
  readonly town: TownSummary;
}

/** Towns whose description contains all the words: people may search for what a town is known for. */
async function describedTowns(context: UseCaseContext, typed: string): Promise<readonly TownSummary[]> {
  const queryWords = foldedWords(typed);
  if (queryWords.length === 0 || queryWords.some(({ length }) => length < minLetters)) return [];
  const inputs = async () => [await townDirectory(context), await townRecords(context)];
  const towns = await cacheDerived(context, "described-towns", inputs, async (published) => {
    const { byUuid } = await townDirectory(context);
    const described = await listTownDescriptions(published);
    return described.flatMap(({ uuid, texts }): DescribedTown[] => {
      const town = byUuid.get(uuid);
      return town ? [{ words: new Set(texts.flatMap(foldedWords)), town }] : [];
    });
  });
  return towns.filter(({ words }) => queryWords.every((word) => words.has(word))).map(({ town }) => town);
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

interface FindableRoute extends Findable {
  readonly result: SearchResult;
}

/** Routes rank before all towns, whose ranks are 1 to 4; houses and sights after both. */
async function routeIndex(context: UseCaseContext): Promise<PlaceIndex<FindableRoute>> {
  const inputs = async () => [await routeOverviews(context)];
  return cacheDerived(context, "search-routes", inputs, async () => {
    const routes = (await routeOverviews(context)).map(({ uuid, slug, name, nameEn, start, end }): FindableRoute => ({
      names: nameEn === null ? [name] : [name, nameEn],
      group: 0,
      rank: 0,
      key: slug,
      result: { kind: "route", name, detail: `${start.name} – ${end.name}`, url: routeAddress(slug), uuid },
    }));
    return new PlaceIndex(routes, (route) => route);
  });
}

function townResult({ uuid, name, url, ...town }: TownSummary): SearchResult | null {
  const detail = joined(town.province ?? town.region ?? town.country, town.routes[0]?.name);
  return url === null ? null : { kind: "town", name, detail, url, uuid };
}

function houseResult(house: ListedHouse): SearchResult | null {
  const { record, town, name } = house;
  const url = addressOf(house);
  return url === null
    ? null
    : { kind: "accommodation", name, detail: joined(town.name, town.routes[0]?.name), url, uuid: record.uuid };
}

function pointResult(
  { uuid, name, town, routes, url }: PointOfInterestSummary,
  routeNames: ReadonlyMap<string, string>,
): SearchResult | null {
  if (name === null || url === null) return null;
  return { kind: "point_of_interest", name, detail: joined(town?.name, routeNames.get(routes[0] ?? "")), url, uuid };
}

/** The best results of an index for display, in order; those without a page are left out. */
function best<Thing>(
  matches: Iterable<Match<Thing>>,
  limit: number,
  show: (thing: Thing) => SearchResult | null,
): Match<SearchResult>[] {
  const results: Match<SearchResult>[] = [];
  for (const { item, ...place } of matches) {
    const result = show(item);
    if (result) results.push({ ...place, item: result });
    if (results.length === limit) break;
  }
  return results;
}

/** The best matches by name among everything that has a page. */
async function findNamed(context: UseCaseContext, { q, limit }: SearchQuery): Promise<readonly SearchResult[]> {
  const routes = await routeIndex(context);
  const { index: towns } = await townDirectory(context);
  const { index: houses } = await accommodationDirectory(context);
  const { index: points } = await pointOfInterestDirectory(context);
  const routeNames = new Map((await routeSummaries(context)).map(({ slug, name }) => [slug, name]));
  return [
    ...best(await runInSteps(routes.findRankedInSteps(q)), limit, ({ result }) => result),
    ...best(await runInSteps(towns.findRankedInSteps(q)), limit, townResult),
    ...best(await runInSteps(houses.findRankedInSteps(q)), limit, houseResult),
    ...best(await runInSteps(points.findRankedInSteps(q)), limit, (point) => pointResult(point, routeNames)),
  ]
    .sort(compareMatches)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Routes, towns, houses and sights by name, the best match first; then towns whose description matches. */
export async function searchContent(
  context: UseCaseContext,
  { q, limit }: SearchQuery,
): Promise<readonly SearchResult[]> {
  const named = await findNamed(context, { q, limit });
  if (named.length >= limit) return named;
  const known = new Set(named.map(({ uuid }) => uuid));
  const described = (await describedTowns(context, q)).flatMap((town) => townResult(town) ?? []);
  return [...named, ...described.filter(({ uuid }) => !known.has(uuid))].slice(0, limit);
}
