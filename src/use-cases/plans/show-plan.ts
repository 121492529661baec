import type { UseCaseContext } from "../context.ts";
import { openPlan } from "./plan-access.ts";
import { type ReadPlan, presentPlan } from "./present-plan.ts";

/** A plan for its owner, or for whoever holds its share link. @throws UseCaseError `not-found` for everybody else */
export async function showPlan(context: UseCaseContext, uuid: string, shareToken?: string): Promise<ReadPlan> {
  return presentPlan(context, await openPlan(context, uuid, shareToken));
}
