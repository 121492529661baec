import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withStopsOfDays } from "#domain/route-graph/stops-of-days.ts";
import { loadGraphs } from "#web/components/plan-map/load-route-data.ts";

/** As `loadGraphs`, with those towns of the plan that have been hidden since. */
export function graphsOfPlan({ days }: Pick<EditorPlan, "days">): typeof loadGraphs {
  const withStops = memoizeByObject((graph: RouteGraph) => withStopsOfDays(graph, days));
  const allWithStops = memoizeByObject((graphs: readonly RouteGraph[]) => graphs.map(withStops));
  return async (routes) => allWithStops(await loadGraphs(routes));
}
