import type { PlanCreation, PlanUpdate } from "#contract/plans/plans.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { changesBetween } from "#domain/plans/editing/plan-changes.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { planNewWalk } from "../create-plan.ts";
import { openOwnPlan } from "../plan-access.ts";
import { changedPlan } from "./update-plan.ts";

/** Key figures of the plan that would be saved. */
export interface PlanPreview {
  readonly days: number;
  /** On foot; null if nothing is replanned. */
  readonly km: number | null;
  /** ISO date of the last day. */
  readonly endDate: string | null;
  /** Number of days that would end elsewhere; null for a new plan. */
  readonly changedDays: number | null;
}

/** @throws PlanNotPossible, UseCaseError `not-valid` */
export async function previewNewPlan(
  context: UseCaseContext,
  options: Omit<PlanCreation, "name">,
): Promise<PlanPreview> {
  const { plan, legs } = await planNewWalk(context, options);
  return previewOf(plan, legs, null);
}

/** The effect of changing the options of a plan. @throws as `updatePlan`, except conflicts */
export async function previewUpdate(context: UseCaseContext, uuid: string, update: PlanUpdate): Promise<PlanPreview> {
  const before = await openOwnPlan(context, uuid);
  const { content, legs } = await changedPlan(context, before, update);
  return previewOf(content, legs, changesBetween(before, content).days.length);
}

function previewOf(
  { days, startDate }: StoredPlan,
  legs: readonly Plan[] | null,
  changedDays: number | null,
): PlanPreview {
  return {
    days: days.length,
    km: legs?.reduce((sum, { totals }) => sum + totals.km, 0) ?? null,
    endDate: startDate === null ? null : addDays(startDate, days.length - 1),
    changedDays,
  };
}
