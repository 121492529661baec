import type { PlannerRequest } from "#contract/planner/planner.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import type { PlannerResult } from "#domain/stage-planner/plan.ts";
import { openWithDefaults } from "#domain/planner-options/with-defaults.ts";
import type { UseCaseContext } from "../context.ts";
import { showRoute } from "../routes/show-route.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { planOn } from "./plan-on.ts";

/** A plan with all that is needed to show it. */
export interface PlannedWalk {
  /** The options with every default filled in, and with what the planner has chosen. */
  readonly input: PlannerOptions;
  readonly graph: RouteGraph;
  readonly result: PlannerResult;
}

/**
 * The best plan for the options, or `null` when there is no such route. Stores nothing.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when there is too much to do
 */
export async function planWalk(context: UseCaseContext, options: PlannerRequest): Promise<PlannedWalk | null> {
  const [route, graph] = await Promise.all([showRoute(context, options.route), showRouteGraph(context, options.route)]);
  if (!route || !graph) return null;
  const ends = { start: route.start.slug, end: route.end.slug };
  const asked = openWithDefaults(ends, options);
  const result = await planOn(context, graph, asked);
  const days = result.ok ? result.plan.days : [];
  const from = asked.from ?? days[0]?.from ?? ends.start;
  const to = asked.to ?? days.at(-1)?.to ?? ends.end;
  return { input: { ...asked, from, to }, graph, result };
}
