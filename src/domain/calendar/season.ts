import type { MonthDay, Season, SeasonEnd } from "../route-graph/route-graph.ts";
import { easterSunday } from "./easter.ts";
import { addDays, type IsoDate, weekday } from "./iso-date.ts";

/** Any common year: a closure to 28 February covers the month. */
const anyYear = 2023;

/**
 * Share of a month between two days of the year, both inclusive; if `from` is after `to`, the span includes New Year.
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

/** Whether a text is MM-DD of a day that exists in some year. */
export function isDayOfLeapYear(monthDay: string): boolean {
  const date = new Date(`2024-${monthDay}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === monthDay;
}

/** Days after Easter Sunday, negative before it, of `easter`, `easter+49` or `easter-2`; null for anything else. */
export function daysAfterEaster(end: string): number | null {
  const easter = /^easter([+-]\d{1,3})?$/.exec(end);
  return easter && Number(easter[1] ?? 0);
}

/** Whether a text is the end of a season: MM-DD of a day that exists in some year, or days from Easter. */
export function isSeasonEnd(text: string): text is SeasonEnd {
  return daysAfterEaster(text) !== null || isDayOfLeapYear(text);
}

function monthDayOf(end: SeasonEnd, year: number): MonthDay {
  const days = daysAfterEaster(end);
  return days === null ? end : addDays(easterSunday(year), days).slice(5);
}

/** Whether a date is between two days of the year, both inclusive; `from` after `to` includes New Year. */
export function isWithin(date: IsoDate, from: SeasonEnd, to: SeasonEnd): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  const first = monthDayOf(from, year);
  const last = monthDayOf(to, year);
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** Whether a house with this season is open on the night that begins on `date`. */
export function isOpenOn(season: Season, date: IsoDate): boolean {
  return season.some(
    (span) =>
      isWithin(date, span.from, span.to) &&
      (span.weekdays === undefined || span.weekdays.length === 0 || span.weekdays.includes(weekday(date))),
  );
}

/** Whether many places to stay are closed on a date: from 1 November until the week before Easter begins. */
export function isWinter(date: IsoDate): boolean {
  const palmSunday = addDays(easterSunday(Number(date.slice(0, 4))), -7);
  return date.slice(5) >= "11-01" || date < palmSunday;
}
