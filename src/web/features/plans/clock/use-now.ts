import { useEffect, useState } from "react";

import type { IsoDate } from "#domain/calendar/iso-date.ts";

/** Date and time of the day by the clock and in the time zone of the device. */
export interface Now {
  readonly date: IsoDate;
  /** Hours since midnight. */
  readonly hours: number;
  readonly ms: number;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

export function readNow(): Now {
  const now = new Date();
  return {
    date: `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
    hours: now.getHours() + now.getMinutes() / 60,
    ms: now.getTime(),
  };
}

/** Hours since midnight as `HH:MM`; past midnight it goes on from 00:00. */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/** `HH:MM` as hours since midnight. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

const renewMs = 20_000;

/** The time as it goes on while the page is looked at; null on the server, and while the page is taken over. */
export function useNow(): Now | null {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === "visible") setNow(readNow());
    };
    renew();
    const timer = setInterval(renew, renewMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
  return now;
}
