import type { RouteList, RouteListQuery, RouteSummary } from "#contract/routes/routes.ts";
import type { UseCaseContext } from "../context.ts";
import { foldedWords, foldText } from "#domain/places/place-search/fold-text.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";

function hasWords(route: RouteSummary, words: readonly string[]): boolean {
  const names = foldText([route.name, route.nameEn ?? "", route.start.name, route.end.name].join(" "));
  return words.length > 0 && words.every((word) => names.includes(word));
}

/** One page of the published routes whose name or ends contain all words of `q`. */
export async function listRoutes(context: UseCaseContext, query: RouteListQuery): Promise<RouteList> {
  const { page, perPage, sort, q = "" } = query;
  const words = foldedWords(q);
  const results = (await routeSummaries(context)).filter((route) => q.trim() === "" || hasWords(route, words));
  if (sort !== undefined) {
    const direction = sort === "name" ? 1 : -1;
    results.sort((a, b) => direction * a.name.localeCompare(b.name, "es"));
  }
  return { data: results.slice((page - 1) * perPage, page * perPage), page, perPage, total: results.length };
}
