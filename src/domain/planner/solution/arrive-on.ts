import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { daysBetween } from "../options/days-between.ts";
import type { PlannerOptions } from "../options/planner-options.ts";

/**
 * Dates and days of a walk that arrives on a date: given a number of days, it starts that many days before; given only
 * a start date, it takes the days in between; given neither, it takes those of the plan.
 *
 * @param planDays calendar days of the current plan
 */
export function arriveOn(
  arrival: IsoDate,
  { startDate, days }: Pick<PlannerOptions, "startDate" | "days">,
  planDays: number,
): Pick<PlannerOptions, "startDate" | "days"> {
  const between = days === null && startDate !== null ? daysBetween(startDate, arrival) : null;
  if (between !== null) return { startDate, days: between };
  const walked = days ?? planDays;
  return { startDate: addDays(arrival, 1 - walked), days: walked };
}
