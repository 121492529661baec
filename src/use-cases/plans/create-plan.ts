import { mostPlans, type PlanCreation } from "#contract/plans.ts";
import { countPlans, insertPlan, type PlanContent } from "#database/queries/plans.ts";
import { lockUser } from "#database/queries/users.ts";
import { inTransaction } from "#database/transaction.ts";
import { replan } from "#domain/plan-editing/replan.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, Refusal } from "../refusal.ts";
import { completeLegs } from "./complete-legs.ts";
import { fieldOfLeg, PlanNotPossible } from "./plan-not-possible.ts";
import type { ReadPlan } from "./show-kept-plan.ts";
import { showPlan } from "./show-plan.ts";

/**
 * Plans a walk and keeps it.
 *
 * @throws Refusal `not-valid` at 100 plans; PlanNotPossible when no plan meets the wishes
 */
export async function createPlan(
  context: UseCaseContext,
  { name, input, nextLegs = [] }: PlanCreation,
): Promise<ReadPlan> {
  requireMember(context);
  const { startDate = null, ...first } = input;
  const { legs, pins, ground } = await completeLegs(context, [first, ...nextLegs]);
  const planned = await replan({ startDate, legs, days: [], leftBehind: [] }, ground.planLeg, pins);
  if (!planned.ok) {
    throw new PlanNotPossible(
      planned.refusals,
      ground.graphs[planned.leg] ?? ground.graphs[0]!,
      fieldOfLeg(planned.leg),
    );
  }
  return keepNewPlan(context, { name, ...planned.plan });
}

/** Keeps a plan that is planned already. @throws Refusal `not-valid` at 100 plans */
export async function keepNewPlan(context: UseCaseContext, content: PlanContent): Promise<ReadPlan> {
  const member = requireMember(context);
  const uuid = await inTransaction(context.database, async (tx) => {
    // One at a time, so that two tabs cannot both make the hundredth.
    if ((await lockUser(tx, member.uuid)) === null) throw new Refusal("unauthenticated");
    if ((await countPlans(tx, member.uuid)) >= mostPlans) throw notValid("plans", "too_many_plans");
    return insertPlan(tx, member.uuid, content, context.now());
  });
  return showPlan(context, uuid);
}
