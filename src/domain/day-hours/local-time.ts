import type { IsoDate } from "../calendar/iso-date.ts";

const zones: Readonly<Record<string, string>> = { PT: "Europe/Lisbon", FR: "Europe/Paris" };

/** The time zone of a country on the routes. @param country ISO 3166-1; Spain's where it is not known */
export function timeZoneOf(country: string | undefined): string {
  return zones[country ?? ""] ?? "Europe/Madrid";
}

/** Clocks of a time zone; making one takes long. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export function aheadMs(at: number, timeZone: string): number {
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

/** The moment of a time of the day, in milliseconds since 1970. @param hours since midnight; beyond 24 on the next day */
export function momentOf(date: IsoDate, hours: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + Math.round(hours * 60) * 60_000;
  return asUtc - aheadMs(asUtc - aheadMs(asUtc, timeZone), timeZone);
}

/** What clocks show at a moment, in hours since midnight of the date. */
export function hoursThere(moment: number, date: IsoDate, timeZone: string): number {
  return (moment + aheadMs(moment, timeZone) - Date.parse(`${date}T00:00:00Z`)) / 3_600_000;
}

/**
 * The date on the routes for somebody there: by their own clock where it goes like one of the routes, else, as of a phone that
 * still shows the time of home, by that of Spain.
 *
 * @param deviceAheadMs by how much their clock is ahead of UTC, in milliseconds
 */
export function dateOnRoutes(moment: number, deviceAheadMs: number): IsoDate {
  const clocksThere = ["ES", "PT"].map((country) => aheadMs(moment, timeZoneOf(country)));
  const ahead = clocksThere.find((each) => each === deviceAheadMs) ?? clocksThere[0]!;
  return new Date(moment + ahead).toISOString().slice(0, 10);
}
