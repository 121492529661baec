import { addDays } from "#domain/calendar/iso-date.ts";
import type { Pin, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { StoredPlan } from "./stored-plan.ts";

/** Pins of a leg, their days counted from the leg's own first day. */
export function pinsOfLeg({ days }: Pick<StoredPlan, "days">, leg: number): Pin[] {
  const own = days.filter((day) => day.leg === leg);
  const before = (own[0]?.number ?? 1) - 1;
  return own.filter((day) => day.pinned).map(({ number, kind, to }) => ({ day: number - before, kind, to }));
}

/** Every day of a leg as a pin, so that the planner only measures it. */
export function allPinsOfLeg({ days }: Pick<StoredPlan, "days">, leg: number): Pin[] {
  return pinsOfLeg({ days: days.map((day) => ({ ...day, pinned: true })) }, leg);
}

/** The planner's input for a leg. @param before calendar days of the previous legs */
export function inputOfLeg(
  plan: Pick<StoredPlan, "legs" | "startDate">,
  leg: number,
  before: number,
  pins: readonly Pin[],
): PlannerOptions {
  const options = plan.legs[leg];
  if (!options) throw new RangeError(`the plan has no leg ${leg}`);
  return { ...options, startDate: plan.startDate === null ? null : addDays(plan.startDate, before), pins };
}
