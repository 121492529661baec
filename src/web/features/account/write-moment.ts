import { type Language, regionOf } from "#domain/language.ts";
/**
 * A moment as day and time, in UTC: the server writes it before it can know where the reader is.
 *
 * @param moment ISO 8601
 */
export function writeMoment(moment: string, locale: Language, clock: "24h" | "12h"): string {
  const format = new Intl.DateTimeFormat(regionOf(locale), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: clock === "12h",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return format.format(new Date(moment));
}
