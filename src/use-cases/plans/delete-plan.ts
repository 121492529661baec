import { deletePlan as removePlan } from "#database/queries/plans/plans.ts";
import type { UseCaseContext } from "../context.ts";
import type { ExpectedVersion } from "../expected-version.ts";
import { changePlan, conflict } from "./plan-access.ts";

/** @throws PlanConflict, UseCaseError `not-found` or `version-missing` */
export async function deletePlan(context: UseCaseContext, uuid: string, expected: ExpectedVersion): Promise<void> {
  await changePlan(context, uuid, expected, async (plan) => {
    if (!(await removePlan(context.database, plan))) throw await conflict(context, uuid);
  });
}
