import { easterSunday } from "./easter.ts";
import { dayNumber, type IsoDate, weekday } from "./iso-date.ts";

/** A local holiday: most shops of the place are shut, and its beds are wanted. */
export interface LocalFeast {
  /** The day for which it was announced. */
  readonly announced: IsoDate;
  /** Announced for this very day; else it was kept on this day of another year and comes back on it. */
  readonly isAnnounced: boolean;
}

/**
 * Days of saints on which places keep their feast whatever the weekday (general Roman calendar). A local holiday on another
 * day is a bridge or a weekend, and nobody knows where it lies in another year.
 */
const fixedDays: ReadonlySet<string> = new Set(
  (
    "01-20 01-22 02-02 02-03 02-05 03-19 04-25 05-15 06-13 06-24 06-29 07-16 07-22 07-25 07-26 08-10 08-16 08-24 " +
    "09-08 09-14 09-21 09-29 10-05 10-07 11-11 11-30 12-26"
  ).split(" "),
);

/** Days after Easter Sunday of feasts that move with it: its Monday, Saint Thomas' Monday, Ascension, Whit Monday, Corpus Christi. */
const withEaster: ReadonlySet<number> = new Set([1, 8, 39, 50, 60]);

const daysAfterEaster = (date: IsoDate) => dayNumber(date) - dayNumber(easterSunday(Number(date.slice(0, 4))));

/**
 * The local holiday of a place on a date, or null where none is known. In years other than the announced one only feasts of a
 * fixed day and of days after Easter count, and none on a Sunday, from which they are moved.
 *
 * @param feasts days as they were announced
 */
export function localFeastOn(feasts: readonly IsoDate[], date: IsoDate): LocalFeast | null {
  if (feasts.includes(date)) return { announced: date, isAnnounced: true };
  if (feasts.length === 0 || weekday(date) === 7) return null;
  const announced = feasts.find((feast) => feast.slice(0, 4) !== date.slice(0, 4) && comesBackOn(feast, date));
  return announced === undefined ? null : { announced, isAnnounced: false };
}

function comesBackOn(feast: IsoDate, date: IsoDate): boolean {
  const day = feast.slice(5);
  if (fixedDays.has(day)) return date.slice(5) === day;
  const offset = daysAfterEaster(feast);
  return withEaster.has(offset) && daysAfterEaster(date) === offset;
}
