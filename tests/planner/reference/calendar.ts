/** Date functions for the reference planner, independent of the program's. ISO dates throughout. */
import type { Season, SeasonEnd } from "#domain/route-graph/route-graph.ts";

const dayInMs = 86_400_000;

const epochDay = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayInMs;

const isoOf = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10);

export const addDays = (iso: string, days: number): string => isoOf(epochDay(iso) + days);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher's method). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skippedLeaps = century - Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skippedLeaps - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const monthAndDay = epact + weekday - 7 * correction + 114;
  return isoOf(Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1) / dayInMs);
}

function monthDay(end: SeasonEnd, year: number): string {
  const easter = /^easter(?:([+-]\d+))?$/.exec(end);
  return easter ? addDays(easterSunday(year), Number(easter[1] ?? 0)).slice(5) : end;
}

/** Whether a date lies in a span of the year, both ends included; a span may run over the new year. */
export function isWithin(date: string, from: SeasonEnd, to: SeasonEnd): boolean {
  const year = Number(date.slice(0, 4));
  const [first, last, day] = [monthDay(from, year), monthDay(to, year), date.slice(5)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

/** Whether a place of this season is open in the night that begins on the date. */
export function isOpen(season: Season, date: string): boolean {
  const weekday = ((((epochDay(date) + 3) % 7) + 7) % 7) + 1;
  return season.some(
    (span) => isWithin(date, span.from, span.to) && (!span.weekdays || span.weekdays.some((day) => day === weekday)),
  );
}
