import { dayNumber, type IsoDate, isoDate } from "#domain/calendar/iso-date.ts";

/** The days of a month. @param month from 1 */
export function daysOfMonth(year: number, month: number): IsoDate[] {
  const first = dayNumber(`${year}-${String(month).padStart(2, "0")}-01`);
  const days = Array.from({ length: 31 }, (_, index) => isoDate(first + index));
  return days.filter((date) => Number(date.slice(5, 7)) === month);
}
