import type { RouteSummary } from "#contract/routes/routes.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { stepsOfRoutes } from "#use-cases/content/routes-of-towns.ts";

/**
 * Other published routes on which one may walk on from a town, in the order of the routes: those that lead through it
 * and do not end there.
 *
 * @param graph of the route on which the town was reached
 */
export async function onwardRoutes(
  context: UseCaseContext,
  graph: RouteGraph,
  reached: { readonly route: string; readonly town: string },
): Promise<readonly RouteSummary[]> {
  const waypoint = graph.waypoints.find(({ townSlug }) => townSlug === reached.town)?.uuid;
  const [routes, steps] = await Promise.all([routeSummaries(context), stepsOfRoutes(context)]);
  const through = new Set(
    steps.filter(({ from, to }) => from === waypoint || to === waypoint).map(({ routeSlug }) => routeSlug),
  );
  return routes.filter(({ slug, end }) => slug !== reached.route && through.has(slug) && end.slug !== reached.town);
}
