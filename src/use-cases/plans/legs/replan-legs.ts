import { replan } from "#domain/plans/editing/replan.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { Pin } from "#domain/planner/options/planner-options.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { completeLegs, type CompleteLegs, type LegRequest, fieldOfLeg, PlanNotPossible } from "./complete-legs.ts";

export interface Replan {
  readonly plan: StoredPlan;
  /** Results of the planner, by leg. */
  readonly legs: readonly Plan[];
}

/**
 * The best plan for the options, around the pins, with everything attached to the previous days. Writes nothing.
 *
 * @param before the previous plan; empty for a new one
 * @param pinsOf the pins by leg, given complete options
 * @throws PlanNotPossible if no plan meets the options; UseCaseError `not-valid` for routes that are not connected
 */
export async function replanLegs(
  context: UseCaseContext,
  requests: readonly LegRequest[],
  before: StoredPlan,
  pinsOf: (complete: CompleteLegs) => readonly (readonly Pin[])[],
): Promise<Replan> {
  const complete = await completeLegs(context, requests, before);
  const { legs, planRoutes } = complete;
  const planned = await replan({ ...before, legs }, planRoutes.planLeg, pinsOf(complete));
  if (planned.ok) return planned;
  const graph = planRoutes.graphs[planned.leg];
  if (!graph) throw new RangeError(`there is no leg ${planned.leg}`);
  throw new PlanNotPossible(planned.refusals, graph, fieldOfLeg(planned.leg));
}
