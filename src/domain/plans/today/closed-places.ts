import { type IsoDate, weekday } from "#domain/calendar/iso-date.ts";
import { type HolidayArea, publicHolidayOn } from "#domain/calendar/public-holidays.ts";
import type { WayEntry } from "./way-entries.ts";

const dayNames = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const times = /^\d{1,2}:\d{2}\s*-\s*\d{1,2}:\d{2}\+?(?:\s*,\s*\d{1,2}:\d{2}\s*-\s*\d{1,2}:\d{2}\+?)*$/;
const rule =
  /^((?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)(?:\s*,\s*(?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?))*)?\s*(.*)$/;

/**
 * Whether the opening hours say that a place is closed all day on a date; null if they do not say so, or in an
 * unsupported form.
 *
 * @param hours in OpenStreetMap syntax, https://wiki.openstreetmap.org/wiki/Key:opening_hours: weekdays with times
 */
export function isClosedOn(hours: string, date: IsoDate, isHoliday: boolean): boolean | null {
  const text = hours.trim();
  if (text === "24/7") return false;
  const day = weekday(date);
  let [ofDay, ofHoliday, isKnown]: [boolean | null, boolean | null, boolean] = [null, null, false];
  for (const part of text.split(";").map((each) => each.trim())) {
    if (part === "") continue;
    const [, days, time = ""] = rule.exec(part) ?? [];
    const isOff = time === "off" || time === "closed";
    if (!isOff && !times.test(time)) return null;
    isKnown = true;
    const named = days?.split(",").map((each) => each.trim()) ?? ["Mo-Su"];
    if (named.includes("PH")) ofHoliday = isOff;
    // A later rule overrides an earlier one.
    if (named.some((span) => span !== "PH" && holds(span, day))) ofDay = isOff;
  }
  if (!isKnown) return null;
  if (isHoliday) return ofHoliday;
  return ofDay ?? true;
}

function holds(span: string, day: number): boolean {
  const [first = "", last = first] = span.split("-");
  const [from, to] = [dayNames.indexOf(first) + 1, dayNames.indexOf(last) + 1];
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/**
 * Names of places known to be closed on a date at an entry of the way; on an uncertain holiday, those closed either
 * way.
 * @param area whose holidays apply to a place outside towns: that of the town of the night
 */
export function closedAt(entry: WayEntry, date: IsoDate | undefined, area: HolidayArea | null | undefined): string[] {
  if (date === undefined) return [];
  const holiday = publicHolidayOn(date, entry.is === "town" ? entry : (area ?? {}));
  const places = entry.is === "town" ? entry.places : [entry];
  const isClosed = (hours: string) =>
    holiday?.isSure
      ? isClosedOn(hours, date, true) === true
      : isClosedOn(hours, date, false) === true && (holiday === null || isClosedOn(hours, date, true) !== false);
  return [
    ...new Set(places.flatMap(({ name, hours }) => (name !== null && hours != null && isClosed(hours) ? [name] : []))),
  ];
}
