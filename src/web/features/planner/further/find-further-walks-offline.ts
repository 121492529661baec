/** Finds further walks when the server is not reachable: loaded then, and cached for offline use. */
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { findFurtherWalks, type FurtherWalk, type NamedRoute } from "#domain/planner/solution/further/further-walks.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { loadGraphs } from "#web/components/plan-map/load-route-data.ts";

import { runInWorker } from "../worker/run-in-worker.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** Further walks on the routes that are stored in this browser. */
export async function findFurtherWalksOffline(
  input: PlannerOptions,
  routeNames: PlannerData["routes"],
): Promise<readonly FurtherWalk[]> {
  const loaded = await Promise.all(routeNames.map(loadNamedRoute));
  const routes = loaded.flat();
  if (routes.every(({ slug }) => slug !== input.route)) return [];
  const planOf = (options: PlannerOptions) =>
    runInWorker("planIfAny", routes.find(({ slug }) => slug === options.route)!.graph, [options]);
  const plan = await planOf(input);
  return plan ? findFurtherWalks({ input, plan, routes, planOf }) : [];
}

/** None if its graph is not available. */
async function loadNamedRoute({ slug, name }: PlannerData["routes"][number]): Promise<NamedRoute[]> {
  try {
    const [graph] = await loadGraphs([slug]);
    if (!graph) return [];
    const way = mainWay(graph);
    const townAt = (uuid = "") => waypointsByUuid(graph).get(uuid)?.townSlug;
    const [start, end] = [townAt(way[0]?.from), townAt(way.at(-1)?.to)];
    return start !== undefined && end !== undefined ? [{ slug, name, start, end, graph }] : [];
  } catch {
    return [];
  }
}
