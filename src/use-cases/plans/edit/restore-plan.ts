import type { PlanContentRequest } from "#contract/plans/plan-content.ts";
import { loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import { changesBetween } from "#domain/plans/editing/plan-changes.ts";
import { type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, type ExpectedVersion } from "../../use-case-error.ts";
import { completeLegs } from "../legs/complete-legs.ts";
import type { EditResult } from "./edit-plan.ts";
import { saveChange, changePlan } from "../plan-access.ts";

/**
 * Restores a previous state of the days of a plan, for undo and redo. Nothing is replanned.
 *
 * @throws PlanConflict, UseCaseError `not-found`, `version-missing`, or `not-valid` for inconsistent days
 */
export async function restorePlan(
  context: UseCaseContext,
  uuid: string,
  content: PlanContentRequest,
  expected: ExpectedVersion,
): Promise<EditResult> {
  return changePlan(context, uuid, expected, async (before) => {
    const {
      waivesCompostela = before.waivesCompostela,
      routine = before.routine,
      goalNights = before.goalNights,
    } = content;
    const checked = await checkContent(context, content, before);
    const restored = { ...before, ...checked, waivesCompostela, routine, goalNights };
    const plan = await saveChange(context, before, restored);
    return { plan, changes: changesBetween(before, restored), preview: false };
  });
}

/**
 * Validates the days of a plan for storage.
 *
 * @param before the stored plan, if there is one: days may still end where it does, in towns that have been hidden since
 * @throws UseCaseError `not-valid` for inconsistent days
 */
export async function checkContent(
  context: UseCaseContext,
  content: PlanContentRequest,
  before?: StoredPlan,
): Promise<StoredPlan> {
  const { legs, planRoutes } = await completeLegs(context, content.legs, before);
  const days = content.days.map((day, index) => ({ ...day, number: index + 1 }));
  if (!isWalk(days, planRoutes.graphs)) throw notValid("days", "no_walk");
  await refuseUnknownHouses(context, content);
  const { waivesCompostela, routine, goalNights } = { ...usualArrangements, ...content };
  const { startDate, leftBehind } = content;
  return { startDate, legs, days, leftBehind, waivesCompostela, routine, goalNights };
}

/** Every day must begin where the previous one ended, in a town of its route; the routes must be connected. */
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
  const housesByUuid = await loadChosenHouses(context.database, named);
  if (named.some((house) => !housesByUuid.has(house))) throw notValid("days", "unknown_house");
}
