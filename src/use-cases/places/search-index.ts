import { routeAddress } from "#contract/http/addresses.ts";
import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";
import type { TownSummary } from "#contract/places/towns.ts";
import type { SearchQuery, SearchResult } from "#contract/places/search.ts";
import { compareMatches, type Findable, type Match, PlaceIndex } from "#domain/places/place-search/place-index.ts";
import { accommodationDirectory, addressOf, type ListedHouse } from "#use-cases/content/accommodation-directory.ts";
import { cacheDerived } from "#use-cases/content/cache/cache-derived.ts";
import { routeOverviews, routeSummaries } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "../context.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { townRecords } from "#use-cases/content/town-records.ts";
import { listTownDescriptions } from "#database/queries/places/towns.ts";
import { compareFolded, foldedWords, foldText } from "#domain/places/place-search/fold-text.ts";
import { kindInWords } from "#domain/places/points-of-interest/kinds-in-words.ts";
import { fewerWords } from "./fewer-words.ts";
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
  { uuid, name, nameLanguage, town, routes, url }: PointOfInterestSummary,
  routeNames: ReadonlyMap<string, string>,
): SearchResult | null {
  if (name === null || url === null) return null;
  const detail = joined(town?.name, routeNames.get(routes[0] ?? ""));
  return { kind: "point_of_interest", name, detail, url, uuid, ...(nameLanguage && { nameLanguage }) };
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

/**
 * For a kind of point and the name of a town, such as "santiago farmacia": the points of this kind in the best match, then the
 * town itself, whose page has those without a name. Nothing if a town is called like the whole text.
 */
async function findKindInTown(context: UseCaseContext, { q, limit }: SearchQuery): Promise<readonly SearchResult[]> {
  const typed = kindInWords(q);
  if (!typed) return [];
  const { index } = await townDirectory(context);
  const [called] = await runInSteps(index.findRankedInSteps(q));
  if (called) return [];
  const [match] = best(await runInSteps(index.findRankedInSteps(typed.place)), 1, townResult);
  if (!match) return [];
  const { namedByTown } = await pointOfInterestDirectory(context);
  const routeNames = new Map((await routeSummaries(context)).map(({ slug, name }) => [slug, name]));
  const points = (namedByTown.get(match.item.uuid) ?? [])
    .filter(({ kind }) => typed.kinds.includes(kind))
    .flatMap((point) => pointResult(point, routeNames) ?? [])
    .sort((a, b) => compareFolded(foldText(a.name), foldText(b.name)) || compareFolded(a.uuid, b.uuid));
  return [...points.slice(0, Math.max(1, limit - 1)), match.item];
}

async function searchAllWords(context: UseCaseContext, { q, limit }: SearchQuery): Promise<readonly SearchResult[]> {
  const inTown = await findKindInTown(context, { q, limit });
  const uuidsInTown = new Set(inTown.map(({ uuid }) => uuid));
  const byName = (await findNamed(context, { q, limit })).filter(({ uuid }) => !uuidsInTown.has(uuid));
  const named = [...inTown, ...byName].slice(0, limit);
  if (named.length >= limit) return named;
  const namedUuids = new Set(named.map(({ uuid }) => uuid));
  const described = (await describedTowns(context, q)).flatMap((town) => townResult(town) ?? []);
  return [...named, ...described.filter(({ uuid }) => !namedUuids.has(uuid))].slice(0, limit);
}

/**
 * What is in a town, if the text names a town and a kind of point; routes, towns, houses and sights by name, the best match
 * first; then towns whose description matches. If nothing fits all words, what fits those of places.
 */
export async function searchContent(context: UseCaseContext, query: SearchQuery): Promise<readonly SearchResult[]> {
  const found = await searchAllWords(context, query);
  if (found.length > 0) return found;
  const routes = await routeIndex(context);
  const { index: towns } = await townDirectory(context);
  const places = async (word: string) => [
    ...best(await runInSteps(towns.findRankedInSteps(word)), 1, townResult),
    ...best(await runInSteps(routes.findRankedInSteps(word)), 1, ({ result }) => result),
  ];
  for await (const q of fewerWords(query.q, places)) {
    const fewer = await searchAllWords(context, { ...query, q });
    if (fewer.length > 0) return fewer;
  }
  return [];
}
