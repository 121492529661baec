import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { nextLeg } from "#contract/plans/plans.ts";
import { loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import { measurePlan } from "#domain/plans/editing/measure-plan.ts";
import { replan } from "#domain/plans/editing/replan.ts";
import { maxPlanDays, type StoredDay } from "#domain/plans/editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { completeLegs, PlanNotPossible } from "../legs/complete-legs.ts";
import type { ImportedContent } from "./plan-from-list.ts";
import type { OwnFile } from "./read-json.ts";

const replannedRemark: ImportRemark = { code: "planned_anew", line: null, written: "", read: null };

/**
 * The plan of a file exported here, with its original days and houses. If the routes have changed since, days are
 * replanned around the pins.
 *
 * @throws UseCaseError `not-valid`, PlanNotPossible
 */
export async function planFromOwnFile(context: UseCaseContext, file: OwnFile, name: string): Promise<ImportedContent> {
  const options = nextLeg.array().min(1).max(10).safeParse(file.legs);
  if (!options.success) throw notValid("file", "file_unreadable");
  if (file.days.length > maxPlanDays) throw notValid("file", "too_many_days");
  const { legs, planRoutes } = await completeLegs(context, options.data).catch(inFile);
  const houses = await loadChosenHouses(context.database, [
    ...new Set(file.days.flatMap(({ stop }) => stop.house ?? [])),
  ]);
  const days = file.days.map(({ leg, kind, from, pinned, stop }, index): StoredDay => {
    const { name: place, house, notes, carry, bookingReference, houseState, priceCents } = stop;
    const to = place ?? from;
    const isHere = houses.get(house ?? "")?.townSlug === to;
    const number = index + 1;
    const dayNotes = { house: isHere ? house : null, notes, carry, bookingReference, houseState, priceCents };
    return { key: number, leg, number, kind, from, to, pinned, ...dayNotes };
  });
  const { startDate, waivesCompostela, routine, goalNights } = file;
  const plan = { startDate, waivesCompostela, routine, goalNights, legs, days, leftBehind: [] };
  if (isWhole(days, legs.length)) {
    const measured = await measurePlan(plan, planRoutes.planLeg);
    if (measured.days.every(({ isWayKnown }) => isWayKnown))
      return { content: { name, ...plan }, remarks: file.remarks };
  }
  const planned = await replan(plan, planRoutes.planLeg);
  if (!planned.ok) throw new PlanNotPossible(planned.refusals, planRoutes.graphs[planned.leg]!, () => "file");
  return { content: { name, ...planned.plan }, remarks: [...file.remarks, replannedRemark] };
}

/** Reports invalid options as an invalid file. */
function inFile(error: unknown): never {
  if (!(error instanceof UseCaseError) || error.kind !== "not-valid") throw error;
  throw new UseCaseError("not-valid", { errors: { file: Object.values(error.errors).flat() } });
}

/** Whether the days are continuous, leg by leg, with at least one day for each leg. */
function isWhole(days: readonly StoredDay[], legs: number): boolean {
  const follows = days.every(({ leg, from, to, kind }, index) => {
    const before = days[index - 1];
    const isNext = before === undefined ? leg === 0 : leg === before.leg || leg === before.leg + 1;
    return isNext && (before === undefined || from === before.to) && (kind === "rest") === (from === to);
  });
  return follows && days.at(-1)?.leg === legs - 1;
}
