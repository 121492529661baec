import type { PlanDescription } from "#domain/plans/describe-plan.ts";
import { type WalkFigures, walkFigures } from "#domain/plans/walk-comparison/walk-figures.ts";
import type { UseCaseContext } from "../../context.ts";
import { showRoute } from "../../routes/show-route.ts";
import { UseCaseError } from "../../use-case-error.ts";
import { describeStoredPlan } from "../describe-stored-plan.ts";
import { openOwnPlan } from "../plan-access.ts";

/** One of a person's own plans in a comparison. */
export interface PlanToCompare {
  readonly uuid: string;
  readonly name: string;
  readonly description: PlanDescription;
  readonly figures: WalkFigures;
}

/** Plans with their figures, in the requested order; those that no longer exist are left out. */
export async function comparePlans(context: UseCaseContext, uuids: readonly string[]): Promise<PlanToCompare[]> {
  const plans = await Promise.all([...new Set(uuids)].map((uuid) => planToCompare(context, uuid)));
  return plans.filter((plan) => plan !== null);
}

async function planToCompare(context: UseCaseContext, uuid: string): Promise<PlanToCompare | null> {
  try {
    const record = await openOwnPlan(context, uuid);
    const { graphs, description } = await describeStoredPlan(context, record);
    const routes = await Promise.all(record.legs.map(({ route }) => showRoute(context, route)));
    const stageEnds = routes.flatMap((route) => route?.publishedStages.map(({ end }) => end.slug) ?? []);
    const figures = walkFigures(description.days, description.prices, graphs, stageEnds);
    return { uuid, name: record.name, description, figures };
  } catch (error) {
    if (error instanceof UseCaseError && error.kind === "not-found") return null;
    throw error;
  }
}
