import type { IsoDate } from "../calendar/iso-date.ts";
import { hoursThere } from "./local-time.ts";

/** Hours since midnight by the clocks of the place. */
export interface SunTimes {
  readonly rise: number;
  readonly set: number;
  /** When it is dark: the sun is 6° below the horizon. */
  readonly dark: number;
}

/** The moments of a day at a place; null where the sun does neither rise nor set. */
interface SunMoments {
  readonly sunrise: Date | null;
  readonly sunset: Date | null;
  readonly dusk: Date | null;
}

/** The moment for which the sun of a date is asked. */
export function noonOf(date: IsoDate): Date {
  return new Date(Date.parse(`${date}T12:00:00Z`));
}

/** When the sun rises and sets by the clocks of a place; null where it does neither on that day. */
export function sunTimesOf({ sunrise, sunset, dusk }: SunMoments, date: IsoDate, timeZone: string): SunTimes | null {
  if (!sunrise || !sunset || !dusk) return null;
  const hours = (time: Date) => hoursThere(time.getTime(), date, timeZone);
  return { rise: hours(sunrise), set: hours(sunset), dark: hours(dusk) };
}
