import { isSlug } from "#contract/http/field-types.ts";
import { loadRouteGraph } from "#database/queries/routes/route-graph.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { accommodationsByTown } from "../content/accommodation-records.ts";
import { cacheDerivedBounded } from "../content/cache/cache-derived.ts";
import { inputsOfGraph } from "../content/lodging-of-routes.ts";
import type { UseCaseContext } from "../context.ts";

/** The published graph of a route, or `null` for an unknown route. */
export async function showRouteGraph(context: UseCaseContext, slug: string): Promise<RouteGraph | null> {
  if (!isSlug(slug)) return null;
  const inputs = () => inputsOfGraph(context, slug);
  return cacheDerivedBounded(context, `route-graph ${slug}`, inputs, async (published) =>
    loadRouteGraph(published, slug, await accommodationsByTown(context)),
  );
}
