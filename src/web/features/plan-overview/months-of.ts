import type { ShownDay } from "#contract/shown-plan.ts";
import { addDays } from "#domain/calendar/iso-date.ts";

interface CalendarCell {
  readonly date: string;
  readonly day: ShownDay | null;
}

export interface CalendarMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** From Monday to Sunday; null outside the month. */
  readonly weeks: readonly (readonly (CalendarCell | null)[])[];
}

/** 0 on a Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The months that dated days lie in, week by week. */
export function monthsOf(days: readonly ShownDay[]): CalendarMonth[] {
  const byDate = new Map(days.flatMap((day) => (day.date === undefined ? [] : [[day.date, day] as const])));
  const months = [...new Set([...byDate.keys()].map((date) => date.slice(0, 7)))];
  return months.map((month) => {
    const cells: (CalendarCell | null)[] = Array.from({ length: weekdayOf(`${month}-01`) }, () => null);
    for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
      cells.push({ date, day: byDate.get(date) ?? null });
    }
    while (cells.length % 7 !== 0) cells.push(null);
    return { month, weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)) };
  });
}
