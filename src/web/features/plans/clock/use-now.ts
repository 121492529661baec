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
