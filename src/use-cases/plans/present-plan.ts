import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { PlanDescription } from "#domain/plan-description/describe-plan.ts";
import type { UseCaseContext } from "../context.ts";
import { describeStoredPlan, type DescribedPlan } from "./describe-stored-plan.ts";
import { calendarUrl, shareUrl } from "./plan-addresses.ts";
import type { OpenedPlan } from "./plan-access.ts";
import { sharedPartsOf } from "./shared-record.ts";

/** As the contract shows a plan, the reasons of its days still as codes. */
export type ReadPlan = Omit<ShownPlan, keyof PlanDescription> & PlanDescription;

/** A plan as those with access to it read it. */
export async function presentPlan(context: UseCaseContext, opened: OpenedPlan): Promise<ReadPlan> {
  return readPlan(context, await describeStoredPlan(context, opened.record), opened.access);
}

export function readPlan(
  context: UseCaseContext,
  { record, description }: DescribedPlan,
  access: OpenedPlan["access"],
): ReadPlan {
  const isOwner = access === "owner";
  const { uuid, name, version, shareToken, calendarToken } = record;
  return {
    uuid,
    access,
    name,
    version,
    ...description,
    share:
      isOwner && shareToken !== null
        ? {
            token: shareToken,
            url: shareUrl(context, uuid, shareToken),
            ...sharedPartsOf(record),
            until: record.shareUntil,
          }
        : null,
    calendarUrl: isOwner && calendarToken !== null ? calendarUrl(context, calendarToken) : null,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
