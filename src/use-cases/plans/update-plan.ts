import type { PlanUpdate } from "#contract/plans.ts";
import type { PlanContent } from "#database/queries/plans.ts";
import { pinsOfLeg } from "#domain/plan-editing/leg-pins.ts";
import { replan } from "#domain/plan-editing/replan.ts";
import type { LegWish } from "#domain/plan-editing/stored-plan.ts";
import type { UseCaseContext } from "../context.ts";
import { completeLegs, type LegRequest } from "./complete-legs.ts";
import { keepChange } from "./keep-change.ts";
import { type ExpectedVersion, openForChange } from "./plan-access.ts";
import { fieldOfLeg, PlanNotPossible } from "./plan-not-possible.ts";
import { type ReadPlan, showKeptPlan } from "./show-kept-plan.ts";

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
  const before = await openForChange(context, uuid, expected);
  const { startDate, ...wishes } = update.input ?? {};
  const dated: PlanContent = {
    ...before,
    name: update.name ?? before.name,
    startDate: startDate === undefined ? before.startDate : startDate,
  };
  const isReplanned = Object.keys(wishes).length > 0 || update.nextLegs !== undefined;
  const after = isReplanned ? await replanned(context, dated, wishes, update.nextLegs) : dated;
  const record = await keepChange(context, before, after);
  return showKeptPlan(context, { record, access: "owner" });
}

async function replanned(
  context: UseCaseContext,
  plan: PlanContent,
  wishes: Partial<LegRequest>,
  nextLegs: PlanUpdate["nextLegs"],
): Promise<PlanContent> {
  const [first, ...others] = plan.legs;
  if (!first) throw new RangeError("a plan has at least one leg");
  const requests = [changedWish(first, wishes), ...(nextLegs ?? others)];
  const { legs, ground } = await completeLegs(context, requests);
  const isOtherRoute = legs[0]?.route !== first.route;
  const givenPins = [wishes.pins ?? (isOtherRoute ? [] : undefined), ...(nextLegs ?? []).map(({ pins }) => pins ?? [])];
  const pins = legs.map((_, leg) => givenPins[leg] ?? pinsOfLeg(plan, leg));
  const planned = await replan({ ...plan, legs }, ground.planLeg, pins);
  if (!planned.ok) {
    throw new PlanNotPossible(
      planned.refusals,
      ground.graphs[planned.leg] ?? ground.graphs[0]!,
      fieldOfLeg(planned.leg),
    );
  }
  return { ...planned.plan, name: plan.name };
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
