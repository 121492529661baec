import type { RouteList, RouteListQuery, RouteSummary } from "#contract/routes/routes.ts";
import type { UseCaseContext } from "../context.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";

/** Text without case and accents. */
function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function hasWords(route: RouteSummary, words: readonly string[]): boolean {
  const names = folded([route.name, route.nameEn ?? "", route.start.name, route.end.name].join(" "));
  return words.every((word) => names.includes(word));
}

/** One page of the published routes whose name or ends contain all words of `q`. */
export async function listRoutes(context: UseCaseContext, query: RouteListQuery): Promise<RouteList> {
  const { page, perPage, sort, q = "" } = query;
  const words = folded(q).split(/\s+/).filter(Boolean);
  const results = (await routeSummaries(context)).filter((route) => hasWords(route, words));
  if (sort !== undefined) {
    const direction = sort === "name" ? 1 : -1;
    results.sort((a, b) => direction * a.name.localeCompare(b.name, "es"));
  }
  return { data: results.slice((page - 1) * perPage, page * perPage), page, perPage, total: results.length };
}
