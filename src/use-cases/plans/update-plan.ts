import type { PlanUpdate } from "#contract/plans/plans.ts";
import type { PlanContent } from "#database/queries/plans/plans.ts";
import { pinsOfLeg } from "#domain/plan-editing/leg-pins.ts";
import type { Plan } from "#domain/stage-planner/plan.ts";
import type { LegWish } from "#domain/plan-editing/stored-plan.ts";
import type { UseCaseContext } from "../context.ts";
import type { LegRequest } from "./complete-legs.ts";
import { keepChange } from "./keep-change.ts";
import { changePlan, type ExpectedVersion } from "./plan-access.ts";
import { planAnew, type PlannedAnew } from "./plan-anew.ts";
import type { ReadPlan } from "./show-kept-plan.ts";

/**
 * Changes the name and the wishes of a plan. A start date alone keeps every end of a day; any other wish plans
 * anew around the pins.
 *
 * @throws PlanConflict, PlanNotPossible, Refusal `not-found`, `version-missing` or `not-valid`
 */
export async function updatePlan(
  context: UseCaseContext,
  uuid: string,
  update: PlanUpdate,
  expected: ExpectedVersion,
): Promise<ReadPlan> {
  return changePlan(context, uuid, expected, async (before) =>
    keepChange(context, before, (await changedPlan(context, before, update)).content),
  );
}

export interface ChangedPlan {
  readonly content: PlanContent;
  /** What the planner found, by leg; null when nothing was planned anew. */
  readonly legs: readonly Plan[] | null;
}

/** The plan with other wishes, not yet kept. @throws PlanNotPossible, Refusal `not-valid` */
export async function changedPlan(
  context: UseCaseContext,
  before: PlanContent,
  update: PlanUpdate,
): Promise<ChangedPlan> {
  const { startDate, ...wishes } = update.input ?? {};
  const content: PlanContent = {
    ...before,
    name: update.name ?? before.name,
    startDate: startDate === undefined ? before.startDate : startDate,
  };
  const isReplanned = Object.keys(wishes).length > 0 || update.nextLegs !== undefined;
  if (!isReplanned) return { content, legs: null };
  const { plan, legs } = await replanned(context, content, wishes, update.nextLegs);
  return { content: { ...plan, name: content.name }, legs };
}

async function replanned(
  context: UseCaseContext,
  plan: PlanContent,
  wishes: Partial<LegRequest>,
  nextLegs: PlanUpdate["nextLegs"],
): Promise<PlannedAnew> {
  const [first, ...others] = plan.legs;
  if (!first) throw new RangeError("a plan has at least one leg");
  const requests = [changedWish(first, wishes), ...(nextLegs ?? others)];
  return planAnew(context, requests, plan, ({ legs }) => {
    const isOtherRoute = legs[0]?.route !== first.route;
    const given = [wishes.pins ?? (isOtherRoute ? [] : undefined), ...(nextLegs ?? []).map(({ pins }) => pins ?? [])];
    return legs.map((_, leg) => given[leg] ?? pinsOfLeg(plan, leg));
  });
}

/** Another route starts and ends where it does; another measure has its own usual lengths of days. */
function changedWish(before: LegWish, wishes: Partial<LegRequest>): LegRequest {
  const { from, to, ideal, max, branches, mustStop, favourites, avoid, lodging, ...rest } = before;
  const isOtherRoute = wishes.route !== undefined && wishes.route !== before.route;
  const isOtherMeasure = wishes.measure !== undefined && wishes.measure !== before.measure;
  const ofRoute = isOtherRoute ? {} : { from, to, branches, mustStop, favourites, avoid, lodging };
  const ofMeasure = isOtherMeasure ? {} : { ideal, max };
  return { ...rest, ...ofRoute, ...ofMeasure, ...wishes, pace: { ...before.pace, ...wishes.pace } };
}
