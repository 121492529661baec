import { applyEdit } from "#domain/plans/editing/apply-edit.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { changesBetween, type PlanChanges } from "#domain/plans/editing/plan-changes.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, type ExpectedVersion } from "../../use-case-error.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import { saveChange, changePlan } from "../plan-access.ts";
import { PlanNotPossible } from "../legs/complete-legs.ts";
import { type ReadPlan, presentPlan } from "../present-plan.ts";

export interface EditResult {
  readonly plan: ReadPlan;
  readonly changes: PlanChanges;
  readonly preview: boolean;
}

/**
 * Applies an edit to a plan and replans days without pins; a preview writes nothing.
 *
 * @throws PlanConflict, PlanNotPossible, UseCaseError `not-found`, `version-missing` or `not-valid`
 */
export async function editPlan(
  context: UseCaseContext,
  uuid: string,
  { edit = { kind: "replan" }, preview = false }: { edit?: PlanEdit | undefined; preview?: boolean | undefined },
  expected: ExpectedVersion,
): Promise<EditResult> {
  return changePlan(context, uuid, expected, async (before) => {
    const edited = { ...before, ...(await editedPlan(context, before, edit, "edit")) };
    const plan = preview
      ? await presentPlan(context, { record: edited, access: "owner" })
      : await saveChange(context, before, edited);
    return { plan, changes: changesBetween(before, edited), preview };
  });
}

/** The plan after an edit, not saved yet. @param field name of the edit in the request */
export async function editedPlan(
  context: UseCaseContext,
  record: PlanRecord,
  edit: PlanEdit,
  field: string,
): Promise<StoredPlan> {
  const { measured, graphs, planLeg } = await describeStoredPlan(context, record);
  const { startDate, legs, days, leftBehind, waivesCompostela, routine, goalNights } = record;
  const stored = { startDate, legs, days, leftBehind, waivesCompostela, routine, goalNights };
  const edited = await applyEdit(stored, measured, graphs, edit, planLeg);
  if (edited.ok) return edited.plan;
  if ("error" in edited) throw notValid(field, edited.error);
  const [graph] = graphs.slice(edited.leg);
  if (!graph) throw new RangeError(`there is no leg ${edited.leg}`);
  throw new PlanNotPossible(edited.refusals, graph, (name) => (name === "pins" ? field : name));
}
