import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { planLegs } from "#domain/planner/solution/plan-legs.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { UseCaseContext } from "../context.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { solveWithinTimeout } from "./planning-work.ts";

/**
 * The best plan of each further leg, in order; null if one of them has none, or none in time.
 *
 * @param daysBefore calendar days before the first of them
 */
export async function planFurtherLegs(
  context: UseCaseContext,
  input: PlannerOptions,
  legs: readonly OnwardLeg[],
  daysBefore: number,
): Promise<readonly Plan[] | null> {
  return planLegs(input, legs, daysBefore, async (options) => {
    const graph = await showRouteGraph(context, options.route);
    const result = graph && (await solveWithinTimeout(context, graph, options, null))?.solution.result;
    return result?.ok ? result.plan : null;
  });
}
