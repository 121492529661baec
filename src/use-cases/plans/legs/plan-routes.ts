import type { RouteDetail } from "#contract/routes/routes.ts";
import type { LegPlanner } from "#domain/plans/editing/replan.ts";
import { emptyGraph, type RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../../context.ts";
import { type PlanStops, withHiddenStops } from "./hidden-stops.ts";
import { planOn } from "../../planner/plan-walk.ts";
import { showRoute } from "../../routes/show-route.ts";
import { showRouteGraph } from "../../routes/show-route-graph.ts";

/** The routes of a plan by leg, and a planner for them. */
export interface PlanRoutes {
  readonly routes: readonly RouteDetail[];
  readonly graphs: readonly RouteGraph[];
  readonly planLeg: LegPlanner;
}

/**
 * The routes of a plan, new or changed.
 *
 * @param stored what it is until now: it may keep stops in towns that have been hidden since
 * @returns the index of the first unknown route, if there is one
 */
export async function loadPlanRoutes(
  context: UseCaseContext,
  slugs: readonly string[],
  stored: PlanStops = noStops,
): Promise<PlanRoutes | number> {
  const routes: RouteDetail[] = [];
  const graphs: RouteGraph[] = [];
  for (const [leg, slug] of slugs.entries()) {
    const [route, graph] = await Promise.all([showRoute(context, slug), showRouteGraph(context, slug)]);
    if (!route || !graph) return leg;
    routes.push(route);
    graphs.push(await withHiddenStops(context, graph, slug, stored));
  }
  return { routes, graphs, planLeg: legPlannerOn(context, graphs) };
}

const noStops: PlanStops = { legs: [], days: [] };

function legPlannerOn(context: UseCaseContext, graphs: readonly RouteGraph[]): LegPlanner {
  return (leg, input) => {
    const graph = graphs[leg];
    if (!graph) throw new RangeError(`there is no leg ${leg}`);
    return planOn(context, graph, input);
  };
}

/**
 * As `loadPlanRoutes` for a stored plan: days on a route that no longer exists have no figures.
 * @param stored the plan, for stops in towns that have been hidden since
 */
export async function loadStoredPlanRoutes(
  context: UseCaseContext,
  slugs: readonly string[],
  stored: PlanStops = noStops,
): Promise<Omit<PlanRoutes, "routes">> {
  const graphs = await Promise.all(
    slugs.map(async (slug) => {
      const graph = await showRouteGraph(context, slug);
      return graph ? withHiddenStops(context, graph, slug, stored) : emptyGraph;
    }),
  );
  return { graphs, planLeg: legPlannerOn(context, graphs) };
}
