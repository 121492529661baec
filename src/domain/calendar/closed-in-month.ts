import type { MonthDay } from "../route-graph/route-graph.ts";
import { addDays, type IsoDate } from "./iso-date.ts";
import { isWithin } from "./season.ts";

/** Any common year: a closure to 28 February covers the month. */
const anyYear = 2023;

/**
 * How much of a month lies within two days of the year, both included; `from` after `to` runs over the new year.
 * @param month 1 to 12
 */
export function closedInMonth(
  { from, to }: { from: MonthDay; to: MonthDay },
  month: number,
): "whole" | "part" | "none" {
  const days = daysOf(month);
  const closed = days.filter((day) => isWithin(day, from, to)).length;
  if (closed === 0) return "none";
  return closed === days.length ? "whole" : "part";
}

function daysOf(month: number): IsoDate[] {
  const start = `${anyYear}-${String(month).padStart(2, "0")}`;
  return Array.from({ length: 31 }, (_, index) => addDays(`${start}-01`, index)).filter((day) => day.startsWith(start));
}
