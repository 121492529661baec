import type { NamedRoute } from "#domain/planner-solution/further-walks.ts";
import { leadsTo } from "#domain/route-graph/leaving-towns.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "../context.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";

/** All published routes with their graphs, in the order in which they are listed. */
export async function knownRoutes(context: UseCaseContext): Promise<NamedRoute[]> {
  const summaries = await routeSummaries(context);
  const routes = await Promise.all(
    summaries.map(async ({ slug, name, start, end }): Promise<NamedRoute[]> => {
      const graph = await showRouteGraph(context, slug);
      return graph ? [{ slug, name, start: start.slug, end: end.slug, graph }] : [];
    }),
  );
  return routes.flat();
}

/** Slugs of the published routes that lead from one town to another, by any of their branches. @param from and @param to town slugs */
export async function showLeadingRoutes(context: UseCaseContext, from: string, to: string): Promise<readonly string[]> {
  const routes = await knownRoutes(context);
  return routes.filter(({ graph }) => leadsTo(graph, from, to)).map(({ slug }) => slug);
}
