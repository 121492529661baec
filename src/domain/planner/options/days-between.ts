import { dayNumber, type IsoDate } from "#domain/calendar/iso-date.ts";
import { optionTable } from "./planner-options.ts";

/** Calendar days of a walk from one date to another, inclusive; null if longer than any plan. */
export function daysBetween(startDate: IsoDate, arrival: IsoDate): number | null {
  const days = dayNumber(arrival) - dayNumber(startDate) + 1;
  return days >= optionTable.days.min && days <= optionTable.days.max ? days : null;
}
