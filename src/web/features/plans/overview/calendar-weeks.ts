import type { ShownDay } from "#contract/plans/shown-plan.ts";
import { addDays, weekday } from "#domain/calendar/iso-date.ts";

export interface CalendarCell {
  readonly date: string;
  readonly day: ShownDay | null;
  /** Whether the month is shown: in the first cell, and where a month begins. */
  readonly isMonthSaid: boolean;
}

/** The weeks of dated days, each from Monday to Sunday; months are continuous. */
export function calendarWeeks(days: readonly ShownDay[]): CalendarCell[][] {
  const byDate = new Map(days.flatMap((day) => (day.date === undefined ? [] : [[day.date, day] as const])));
  const dates = [...byDate.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const monday = addDays(first, 1 - weekday(first));
  const sunday = addDays(last, 7 - weekday(last));
  const weeks: CalendarCell[][] = [];
  for (let date = monday; date <= sunday; date = addDays(date, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const own = addDays(date, index);
        return { date: own, day: byDate.get(own) ?? null, isMonthSaid: own === first || own.endsWith("-01") };
      }),
    );
  }
  return weeks;
}
