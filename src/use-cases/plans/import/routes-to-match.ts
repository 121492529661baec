import { loadTownSpellings } from "#database/queries/places/town-names.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import type { RouteTowns } from "./match-stops.ts";

/**
 * The candidate routes for the places of a file, in order.
 *
 * @param requestedRoute slug of the only one, or null for all
 * @throws UseCaseError `not-valid` for an unknown route
 */
export async function routesToMatch(
  context: UseCaseContext,
  requestedRoute: string | null,
): Promise<readonly RouteTowns[]> {
  const publishedSlugs = (await routeSummaries(context)).map(({ slug }) => slug);
  if (requestedRoute !== null && !publishedSlugs.includes(requestedRoute)) throw notValid("route", "unknown_route");
  const routes = await Promise.all(
    (requestedRoute === null ? publishedSlugs : [requestedRoute]).map((slug) => routeToMatch(context, slug)),
  );
  return routes.flatMap((route) => route ?? []);
}

function routeToMatch(context: UseCaseContext, slug: string): Promise<RouteTowns | null> {
  return context.content.getOrLoadBounded(`route to match ${slug}`, async () => {
    const graph = await showRouteGraph(context, slug);
    if (!graph) return null;
    const towns = graph.waypoints.flatMap(({ townSlug }) => townSlug ?? []);
    return { slug, graph, spellings: await loadTownSpellings(context.database, towns) };
  });
}
