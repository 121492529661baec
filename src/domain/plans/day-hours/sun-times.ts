import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { hoursThere } from "./local-time.ts";

/** Hours since local midnight. */
export interface SunTimes {
  readonly rise: number;
  readonly set: number;
  /** Civil dusk: the sun is 6° below the horizon. */
  readonly dark: number;
}

/** Timestamps of a day at a place; null if the sun does not rise or set. */
interface SunMoments {
  readonly sunrise: Date | null;
  readonly sunset: Date | null;
  readonly dusk: Date | null;
}

/** The moment used to compute the sun of a date. */
export function noonOf(date: IsoDate): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`));
}

/** Local times of sunrise and sunset; null if there are none on that day. */
export function sunTimesOf({ sunrise, sunset, dusk }: SunMoments, date: IsoDate, timeZone: string): SunTimes | null {
  if (!sunrise || !sunset || !dusk) return null;
  const hours = (time: Date) => hoursThere(time.getTime(), date, timeZone);
  return { rise: hours(sunrise), set: hours(sunset), dark: hours(dusk) };
}
