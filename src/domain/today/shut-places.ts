import type { IsoDate } from "../calendar/iso-date.ts";
import { publicHolidayOn } from "../calendar/public-holidays.ts";
import { isShutOn } from "./opening-hours.ts";
import type { WayEntry } from "./way-entries.ts";

/** Names of what is known to be shut on a date at an entry of the way. @param country ISO 3166-1, for its holidays */
export function shutAt(entry: WayEntry, date: IsoDate | undefined, country: string): string[] {
  if (date === undefined) return [];
  const isHoliday = publicHolidayOn(date, country) !== null;
  const places = entry.is === "town" ? entry.places : [entry];
  return [
    ...new Set(
      places.flatMap(({ name, hours }) =>
        name !== null && hours != null && isShutOn(hours, date, isHoliday) === true ? [name] : [],
      ),
    ),
  ];
}
