import { type PlanContent, type PlanRecord, replacePlan } from "#database/queries/plans/plans.ts";
import { inTransaction } from "#database/transaction.ts";
import { isOversize } from "#domain/plan-editing/plan-size.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { describeStoredPlan } from "./describe-stored-plan.ts";
import { conflict } from "./plan-access.ts";
import { readPlan, type ReadPlan } from "./present-plan.ts";

/**
 * Writes a change over the version it builds on. The answer is worked out before: what is written is never answered
 * with a refusal.
 *
 * @returns the plan as it is kept now
 * @throws PlanConflict when somebody else was faster, UseCaseError `not-valid` when the plan would hold too much,
 * `too-many-requests` or `unavailable` when there is too much to do; nothing is written then
 */
export async function saveChange(context: UseCaseContext, before: PlanRecord, after: PlanContent): Promise<ReadPlan> {
  const { name, startDate, legs, leftBehind, waivesCompostela, routine, goalNights, days } = after;
  if (isOversize(after, before)) throw notValid("notes", "plan_too_large");
  const content = { name, startDate, legs, leftBehind, waivesCompostela, routine, goalNights, days };
  const now = context.now();
  const record = { ...before, ...content, version: before.version + 1, updatedAt: now };
  const described = await describeStoredPlan(context, record);
  const isWritten = await inTransaction(context.database, (tx) => replacePlan(tx, before, content, now));
  if (!isWritten) throw await conflict(context, before.uuid);
  return readPlan(context, described, "owner");
}
