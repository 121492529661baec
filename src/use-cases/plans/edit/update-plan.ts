import type { PlanUpdate } from "#contract/plans/plans.ts";
import type { PlanContent } from "#database/queries/plans/plans.ts";
import { pinsOfLeg } from "#domain/plans/editing/leg-pins.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { changedOptions } from "#domain/planner/options/options-of-legs.ts";
import type { UseCaseContext } from "../../context.ts";
import type { LegRequest } from "../legs/complete-legs.ts";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";
import { saveChange, changePlan } from "../plan-access.ts";
import { replanLegs, type Replan } from "../legs/replan-legs.ts";
import type { ReadPlan } from "../present-plan.ts";

/**
 * Changes the name and the options of a plan. Changing only the start date keeps the end of every day; any other option
 * replans around the pins.
 *
 * @throws PlanConflict, PlanNotPossible, UseCaseError `not-found`, `version-missing` or `not-valid`
 */
export async function updatePlan(
  context: UseCaseContext,
  uuid: string,
  update: PlanUpdate,
  expected: ExpectedVersion,
): Promise<ReadPlan> {
  return changePlan(context, uuid, expected, async (before) =>
    saveChange(context, before, (await changedPlan(context, before, update)).content),
  );
}

interface ChangedPlan {
  readonly content: PlanContent;
  /** Results of the planner, by leg; null if nothing was replanned. */
  readonly legs: readonly Plan[] | null;
}

/** The plan with other options, not saved yet. @throws PlanNotPossible, UseCaseError `not-valid` */
export async function changedPlan(
  context: UseCaseContext,
  before: PlanContent,
  update: PlanUpdate,
): Promise<ChangedPlan> {
  const { startDate, ...options } = update.input ?? {};
  const content: PlanContent = {
    ...before,
    name: update.name ?? before.name,
    startDate: startDate === undefined ? before.startDate : startDate,
  };
  const isReplanned = Object.keys(options).length > 0 || update.nextLegs !== undefined;
  if (!isReplanned) return { content, legs: null };
  const { plan, legs } = await replanned(context, content, options, update.nextLegs);
  return { content: { ...plan, name: content.name }, legs };
}

async function replanned(
  context: UseCaseContext,
  plan: PlanContent,
  options: Partial<LegRequest>,
  nextLegs: PlanUpdate["nextLegs"],
): Promise<Replan> {
  const [first, ...others] = plan.legs;
  if (!first) throw new RangeError("a plan has at least one leg");
  const requests = [changedOptions(first, options), ...(nextLegs ?? others)];
  return replanLegs(context, requests, plan, ({ legs }) => {
    const isOtherRoute = legs[0]?.route !== first.route;
    const submitted = [
      options.pins ?? (isOtherRoute ? [] : undefined),
      ...(nextLegs ?? []).map(({ pins }) => pins ?? []),
    ];
    return legs.map((_, leg) => submitted[leg] ?? pinsOfLeg(plan, leg));
  });
}
