import type { PlanContentRequest } from "#contract/plans/plan-content.ts";
import { loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import { changesBetween } from "#domain/plan-editing/plan-changes.ts";
import { type StoredPlan, usualArrangements } from "#domain/plan-editing/stored-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../use-case-error.ts";
import { completeLegs } from "./complete-legs.ts";
import type { EditAnswer } from "./edit-plan.ts";
import type { ExpectedVersion } from "../expected-version.ts";
import { saveChange, changePlan } from "./plan-access.ts";

/**
 * Puts the days of a plan back as they were, as undoing and redoing do. Nothing is planned anew.
 *
 * @throws PlanConflict, UseCaseError `not-found`, `version-missing`, or `not-valid` for days that are no walk
 */
export async function restorePlan(
  context: UseCaseContext,
  uuid: string,
  content: PlanContentRequest,
  expected: ExpectedVersion,
): Promise<EditAnswer> {
  return changePlan(context, uuid, expected, async (before) => {
    const {
      waivesCompostela = before.waivesCompostela,
      routine = before.routine,
      goalNights = before.goalNights,
    } = content;
    const checked = await checkContent(context, content);
    const restored = { ...before, ...checked, waivesCompostela, routine, goalNights };
    const plan = await saveChange(context, before, restored);
    return { plan, changes: changesBetween(before, restored), preview: false };
  });
}

/** The days of a plan as they can be kept. @throws UseCaseError `not-valid` for days that are no walk */
export async function checkContent(context: UseCaseContext, content: PlanContentRequest): Promise<StoredPlan> {
  const { legs, planRoutes } = await completeLegs(context, content.legs);
  const days = content.days.map((day, index) => ({ ...day, number: index + 1 }));
  if (!isWalk(days, planRoutes.graphs)) throw notValid("days", "no_walk");
  await refuseUnknownHouses(context, content);
  const { waivesCompostela, routine, goalNights } = { ...usualArrangements, ...content };
  const { startDate, leftBehind } = content;
  return { startDate, legs, days, leftBehind, waivesCompostela, routine, goalNights };
}

/** Every day begins where the one before it ended, in a town of its route; the routes follow one another. */
function isWalk(days: PlanContentRequest["days"], graphs: readonly RouteGraph[]): boolean {
  const towns = graphs.map(({ waypoints }) => new Set(waypoints.map(({ townSlug }) => townSlug)));
  const keys = new Set(days.map(({ key }) => key));
  return (
    keys.size === days.length &&
    days.every((day, index) => {
      const before = days[index - 1];
      const follows = before === undefined || (before.to === day.from && before.leg <= day.leg);
      const isKnown = towns[day.leg]?.has(day.from) === true && towns[day.leg]?.has(day.to) === true;
      return follows && isKnown && (day.kind === "walk" || day.from === day.to);
    })
  );
}

async function refuseUnknownHouses(context: UseCaseContext, { days, leftBehind }: PlanContentRequest): Promise<void> {
  const named = [...new Set([...days, ...leftBehind].flatMap(({ house }) => house ?? []))];
  const known = await loadChosenHouses(context.database, named);
  if (named.some((house) => !known.has(house))) throw notValid("days", "unknown_house");
}
