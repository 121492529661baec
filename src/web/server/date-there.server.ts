import type { IsoDate } from "#domain/calendar/iso-date.ts";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The date in the time zone of the routes: only a device knows the date at its own location. */
export function dateThere(now: Date): IsoDate {
  return format.format(now);
}
