import { type PlanContent, type PlanRecord, replacePlan } from "#database/queries/plans.ts";
import { inTransaction } from "#database/transaction.ts";
import { isOversize } from "#domain/plan-editing/plan-size.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../refusal.ts";
import { conflict } from "./plan-access.ts";

/**
 * Writes a change over the version it builds on.
 *
 * @returns the plan as it is kept now
 * @throws PlanConflict when somebody else was faster, Refusal `not-valid` when the plan would hold too much
 */
export async function keepChange(context: UseCaseContext, before: PlanRecord, after: PlanContent): Promise<PlanRecord> {
  const { name, startDate, legs, leftBehind, waivesCompostela, days } = after;
  if (isOversize(after, before)) throw notValid("notes", "plan_too_large");
  const content = { name, startDate, legs, leftBehind, waivesCompostela, days };
  const now = context.now();
  const isWritten = await inTransaction(context.database, (tx) => replacePlan(tx, before, content, now));
  if (!isWritten) throw await conflict(context, before.uuid);
  return { ...before, ...content, version: before.version + 1, updatedAt: now };
}
