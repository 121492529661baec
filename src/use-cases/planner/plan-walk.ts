import type { PlannerRequest } from "#contract/planner/planner.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerInput, PlannerResult } from "#domain/stage-planner/plan.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";
import type { UseCaseContext } from "../context.ts";
import { showRoute } from "../routes/show-route.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { planOn } from "./plan-on.ts";

/** A plan with all that is needed to show it. */
export interface PlannedWalk {
  /** The wish with every default filled in. */
  readonly input: PlannerInput;
  readonly graph: RouteGraph;
  readonly result: PlannerResult;
}

/**
 * The best plan for the wish, or `null` when there is no such route. Stores nothing.
 *
 * @throws Refusal `too-many-requests` or `unavailable` when there is too much to do
 */
export async function planWalk(context: UseCaseContext, wish: PlannerRequest): Promise<PlannedWalk | null> {
  const [route, graph] = await Promise.all([showRoute(context, wish.route), showRouteGraph(context, wish.route)]);
  if (!route || !graph) return null;
  const input = withDefaults({ start: route.start.slug, end: route.end.slug }, wish);
  return { input, graph, result: await planOn(context, graph, input) };
}
