import type { UseCaseContext } from "../../context.ts";
import { openPlan, openOwnPlan } from "../plan-access.ts";
import { type ReadPlan, presentPlan, readPlan } from "../present-plan.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { type DescribedOptions, describeOptions } from "#domain/plans/describe-plan.ts";
import type { EditorFacts } from "#contract/plans/plan-editor.ts";
import { describeStoredPlan, type DescribedPlan } from "../describe-stored-plan.ts";

/** A plan for its owner, or with its share link. @throws UseCaseError `not-found` for everybody else */
export async function showPlan(context: UseCaseContext, uuid: string, shareToken?: string): Promise<ReadPlan> {
  return presentPlan(context, await openPlan(context, uuid, shareToken));
}

/** Name and options of a plan, each leg with its pins. */
export type ReadOptions = Pick<PlanRecord, "name" | "version"> & DescribedOptions;

/** Name and options of a person's own plan, without planning. @throws UseCaseError `not-found` for everybody else */
export async function showPlanOptions(context: UseCaseContext, uuid: string): Promise<ReadOptions> {
  const record = await openOwnPlan(context, uuid);
  return { name: record.name, version: record.version, ...describeOptions(record) };
}

/**
 * A plan with the data that a browser needs, besides the graphs of its routes, to describe it again after every change.
 *
 * @throws UseCaseError `not-found` for everybody but its owner and holders of the share link
 */
export async function showEditor(
  context: UseCaseContext,
  uuid: string,
  shareToken?: string,
): Promise<{ readonly plan: ReadPlan; readonly facts: EditorFacts }> {
  const opened = await openPlan(context, uuid, shareToken);
  const described = await describeStoredPlan(context, opened.record);
  return { plan: readPlan(context, described, opened.access), facts: editorFacts(described) };
}

function editorFacts({ facts: { houses } }: DescribedPlan): EditorFacts {
  return { houses: [...houses.values()] };
}
