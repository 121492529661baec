import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { type DescribedOptions, describeOptions } from "#domain/plan-description/describe-plan.ts";
import type { UseCaseContext } from "../context.ts";
import { openOwnPlan } from "./plan-access.ts";

/** Name and options of a plan, each leg with its pins. */
export type ReadOptions = Pick<PlanRecord, "name" | "version"> & DescribedOptions;

/** Name and options of a plan of one's own, without planning anything. @throws UseCaseError `not-found` for everybody else */
export async function showPlanOptions(context: UseCaseContext, uuid: string): Promise<ReadOptions> {
  const record = await openOwnPlan(context, uuid);
  return { name: record.name, version: record.version, ...describeOptions(record) };
}
