import type { IsoDate } from "#domain/calendar/iso-date.ts";

const zones: Readonly<Record<string, string>> = { PT: "Europe/Lisbon", FR: "Europe/Paris" };

/** The usual time zone of a country of the Caminos: that of Spain by default. @param country ISO 3166-1 */
export function timeZoneOf(country: string | undefined): string {
  return zones[country ?? ""] ?? "Europe/Madrid";
}

/** Cached formatters, which are expensive to create. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset of a time zone from UTC at a moment, in milliseconds. */
export function utcOffsetMs(at: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** Timestamp of a local time, in milliseconds since 1970. @param hours since midnight; beyond 24 on the next day */
export function momentOf(date: IsoDate, hours: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + Math.round(hours * 60) * 60_000;
  return asUtc - utcOffsetMs(asUtc - utcOffsetMs(asUtc, timeZone), timeZone);
}

/** Local time of a moment, in hours since midnight of the date. */
export function hoursThere(moment: number, date: IsoDate, timeZone: string): number {
  return (moment + utcOffsetMs(moment, timeZone) - Date.parse(`${date}T00:00:00Z`)) / 3_600_000;
}

/** The time zone of places whose zone is not stated: that of Spain. */
export const usualZone = timeZoneOf(undefined);

export function dateIn(moment: number, timeZone: string): IsoDate {
  return new Date(moment + utcOffsetMs(moment, timeZone)).toISOString().slice(0, 10);
}
