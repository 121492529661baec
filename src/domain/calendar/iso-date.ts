/** Calendar dates as ISO strings (`YYYY-MM-DD`) in the proleptic Gregorian calendar, without time zones. */
export type IsoDate = string;

const millisecondsADay = 86_400_000;

/** Days since 1970-01-01 of an ISO date. */
export function dayNumber(date: IsoDate): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsADay);
}

/** The ISO date that many days after 1970-01-01. */
export function isoDate(day: number): IsoDate {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10);
}

/** The date `days` later (earlier if negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDate(dayNumber(date) + days);
}

/** Whether a text is an existing date, unlike `2027-02-29`. Years 1000 to 9999. */
export function isIsoDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The range of start dates: years of all dates have four digits, and holidays are known. */
export const firstStart: IsoDate = "1900-01-01";
export const lastStart: IsoDate = "2999-12-31";

/** Whether a text is a valid start date. */
export function isStartDate(text: string): boolean {
  return isIsoDate(text) && text >= firstStart && text <= lastStart;
}

/** ISO 8601 weekday: 1 = Monday … 7 = Sunday. 1970-01-01 was a Thursday. */
export function weekday(date: IsoDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
