import { isSlug } from "#contract/http/slug.ts";
import { loadRouteGraph } from "#database/queries/routes/route-graph.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";

/** The published graph of a route, or `null` when there is no such route. */
export async function showRouteGraph(context: UseCaseContext, slug: string): Promise<RouteGraph | null> {
  if (!isSlug(slug)) return null;
  return context.content.rememberChosen(`route-graph ${slug}`, () => loadRouteGraph(context.published, slug));
}
