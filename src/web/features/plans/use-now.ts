import { useEffect, useState } from "react";
import { getTimes } from "suncalc";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { utcOffsetMs, dateOnRoutes } from "#domain/plans/day-hours/local-time.ts";
import { noonOf, type SunTimes, sunTimesOf } from "#domain/plans/day-hours/sun-times.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";

/** A moment, with the date that it has on the routes. */
interface Now {
  readonly date: IsoDate;
  /** Milliseconds since 1970. */
  readonly ms: number;
}

/** By how much the clock of the device is ahead of UTC, in milliseconds. */
const deviceOffsetMs = (now: Date) => -now.getTimezoneOffset() * 60_000;

export function readNow(): Now {
  const now = new Date();
  return { date: dateOnRoutes(now.getTime(), deviceOffsetMs(now)), ms: now.getTime() };
}

/** Whether the device shows the time of a zone. */
export function isDeviceTime(ms: number, timeZone: string): boolean {
  return deviceOffsetMs(new Date(ms)) === utcOffsetMs(ms, timeZone);
}

const refreshMs = 20_000;

/** The time as it goes on while the page is looked at; null on the server, and while the page is taken over. */
export function useNow(): Now | null {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === "visible") setNow(readNow());
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

/** When the sun rises and sets at a place. @param timeZone of the place, as in IANA */
export function sunTimes(date: IsoDate, { lat, lon }: LatLon, timeZone: string): SunTimes | null {
  return sunTimesOf(getTimes(noonOf(date), lat, lon), date, timeZone);
}
