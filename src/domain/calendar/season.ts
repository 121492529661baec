import type { MonthDay, Season, SeasonEnd } from "../route-graph/route-graph.ts";
import { easterSunday } from "./easter.ts";
import { addDays, type IsoDate, weekday } from "./iso-date.ts";

/** The month and day that an end of a season means in a year. */
function monthDayOf(end: SeasonEnd, year: number): MonthDay {
  const easter = /^easter(?:([+-]\d{1,3}))?$/.exec(end);
  if (!easter) return end;
  return addDays(easterSunday(year), Number(easter[1] ?? 0)).slice(5);
}

/** Whether a date lies between two days of the year, both included; `from` after `to` runs over the new year. */
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
