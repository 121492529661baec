import { loadTownSpellings } from "#database/queries/places/town-spellings.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { showRouteGraph } from "../../routes/show-route-graph.ts";
import type { RouteTowns } from "./match-stops.ts";

/**
 * The routes on which the places of a file may lie, in their order.
 *
 * @param wanted slug of the only one, or null for all
 * @throws UseCaseError `not-valid` for a route that does not exist
 */
export async function routesToMatch(context: UseCaseContext, wanted: string | null): Promise<readonly RouteTowns[]> {
  const known = (await routeSummaries(context)).map(({ slug }) => slug);
  if (wanted !== null && !known.includes(wanted)) throw notValid("route", "unknown_route");
  const routes = await Promise.all((wanted === null ? known : [wanted]).map((slug) => routeToMatch(context, slug)));
  return routes.flatMap((route) => route ?? []);
}

function routeToMatch(context: UseCaseContext, slug: string): Promise<RouteTowns | null> {
  return context.content.remember(`route to match ${slug}`, async () => {
    const graph = await showRouteGraph(context, slug);
    if (!graph) return null;
    const towns = graph.waypoints.flatMap(({ townSlug }) => townSlug ?? []);
    return { slug, graph, spellings: await loadTownSpellings(context.database, towns) };
  });
}
