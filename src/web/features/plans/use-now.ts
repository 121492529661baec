import { useEffect, useState } from "react";
import { getTimes } from "suncalc";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { utcOffsetMs } from "#domain/plans/day-hours/local-time.ts";
import { noonOf, type SunTimes, sunTimesOf } from "#domain/plans/day-hours/sun-times.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";

/** By how much the clock of the device is ahead of UTC, in milliseconds. */
const deviceOffsetMs = (now: Date) => -now.getTimezoneOffset() * 60_000;

/** Whether the device shows the time of a zone. */
export function isDeviceTime(ms: number, timeZone: string): boolean {
  return deviceOffsetMs(new Date(ms)) === utcOffsetMs(ms, timeZone);
}

const refreshMs = 20_000;

/**
 * The time as it goes on while the page is looked at, in milliseconds since 1970; null on the server, and while the page
 * is taken over.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === "visible") setNow(Date.now());
    };
    renew();
    const timer = setInterval(renew, refreshMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
  return now;
}

/** The date on a plan; undefined as long as the time is not known. */
export function useToday(days: Parameters<typeof dateOnPlan>[0]): IsoDate | undefined {
  const now = useNow();
  return now === null ? undefined : dateOnPlan(days, now);
}

/** When the sun rises and sets at a place. @param timeZone of the place, as in IANA */
export function sunTimes(date: IsoDate, { lat, lon }: LatLon, timeZone: string): SunTimes | null {
  return sunTimesOf(getTimes(noonOf(date), lat, lon), date, timeZone);
}
