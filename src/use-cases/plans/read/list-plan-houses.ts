import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import type { UseCaseContext } from "../../context.ts";
import { townsWithHouses } from "#use-cases/content/towns-with-houses.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import { openPlan } from "../plan-access.ts";

/**
 * The houses of every town in which a plan spends a night, with contacts, for offline use.
 *
 * @param which one town, or all towns the plan passes, instead
 * @throws UseCaseError `not-found` for everybody but the owner and holders of the share link
 */
export async function listPlanHouses(
  context: UseCaseContext,
  uuid: string,
  shareToken?: string,
  { town, along }: { readonly town?: string | undefined; readonly along?: "true" } = {},
): Promise<PlanHouses> {
  const { record } = await openPlan(context, uuid, shareToken);
  const slugs = town === undefined ? await townsOf(context, record, along !== undefined) : [town];
  return { version: record.version, towns: await townsWithHouses(context, slugs) };
}

/** In walking order, without duplicates. */
async function townsOf(context: UseCaseContext, record: PlanRecord, isAlong: boolean): Promise<string[]> {
  const ends = record.days.map(({ to }) => to);
  if (!isAlong) return [...new Set(ends)];
  const { graphs, measured } = await describeStoredPlan(context, record);
  const { towns } = layOutPlan(
    measured.days,
    graphs.map((graph) => ({ graph, lines: new Map() })),
  );
  return [...new Set([...towns.map(({ slug }) => slug), ...ends])];
}
