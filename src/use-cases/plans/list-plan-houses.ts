import type { PlanHouses } from "#contract/plans/plan-houses.ts";
import type { PlanRecord } from "#database/queries/plans/plans.ts";
import { layOutPlan } from "#domain/today/plan-way.ts";
import type { UseCaseContext } from "../context.ts";
import { townsWithHouses } from "#use-cases/content/towns-with-houses.ts";
import { describeStoredPlan } from "./describe-stored-plan.ts";
import { openPlan } from "./plan-access.ts";

/**
 * The houses of every town in which a plan spends a night, with how they are reached: what is taken along where there may
 * be no network.
 *
 * @param which one town, or all that the plan passes, in place of those towns
 * @throws UseCaseError `not-found` for everybody but the owner and those who hold the share link
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

/** In walking order, each once. */
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
