import type { PlanContentRequest } from "#contract/plans/plan-content.ts";
import type { UseCaseContext } from "../context.ts";
import { keepNewPlan } from "./create-plan.ts";
import { checkContent } from "./restore-plan.ts";
import type { ReadPlan } from "./present-plan.ts";

/**
 * Keeps days as a new plan, as when a deletion is taken back. Nothing is planned anew; links to the old one stay dead.
 *
 * @throws UseCaseError `not-valid` for days that are no walk, and at 100 plans
 */
export async function recreatePlan(
  context: UseCaseContext,
  name: string,
  content: PlanContentRequest,
): Promise<ReadPlan> {
  return keepNewPlan(context, { name, ...(await checkContent(context, content)) });
}
