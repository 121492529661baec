import type { UseCaseContext } from "../context.ts";
import { openOwnPlan } from "./plan-access.ts";
import { readWishes, type ReadWishes } from "./show-kept-plan.ts";

/** Name and wishes of a plan of one's own, without planning anything. @throws Refusal `not-found` for everybody else */
export async function showPlanWishes(context: UseCaseContext, uuid: string): Promise<ReadWishes> {
  return readWishes(await openOwnPlan(context, uuid));
}
