import { getTimes } from "suncalc";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { noonOf, type SunTimes, sunTimesOf } from "#domain/day-hours/sun-times.ts";
import { timeZoneOf } from "#domain/day-hours/local-time.ts";
import type { LatLon } from "#domain/route-geometry/great-circle.ts";

/** When the sun rises and sets at a place, by its clocks. @param country ISO 3166-1 */
export function sunTimes(date: IsoDate, { lat, lon }: LatLon, country: string): SunTimes | null {
  return sunTimesOf(getTimes(noonOf(date), lat, lon), date, timeZoneOf(country));
}
