import type { IsoDate } from "#domain/calendar/iso-date.ts";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The date where the routes lead to: nobody but a device knows the date where it is. */
export function dateThere(now: Date): IsoDate {
  return format.format(now);
}
