import type { SearchQuery, SearchResult } from "#contract/places/search.ts";
import type { UseCaseContext } from "../context.ts";
import { searchIndex } from "./search-index.ts";

/** Routes, towns, houses and sights by their names, the best match first. */
export async function searchContent(
  context: UseCaseContext,
  { q, limit }: SearchQuery,
): Promise<readonly SearchResult[]> {
  const index = await searchIndex(context);
  return index
    .find(q)
    .slice(0, limit)
    .map(({ result }) => result);
}
