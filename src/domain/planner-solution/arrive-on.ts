import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { daysBetween } from "../planner-options/days-between.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";

/**
 * Dates and days of a walk that arrives on a date: with a number of days it begins so many days before, with a start
 * date alone it takes the days between, and with neither it takes those of the plan.
 *
 * @param planDays calendar days of the plan as it is now
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
