import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { Language } from "#domain/text/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { momentOf } from "#domain/plans/day-hours/local-time.ts";
import { dayLines, dayTitle } from "./day-lines.ts";
import type { ExportedDay, PlanForExport } from "./gather-plan-for-export.ts";

/** Refresh interval for subscribed calendars, in seconds. */
const refreshSeconds = 3600;

/**
 * A plan as an iCalendar (RFC 5545): an all-day event for each day, which ends on the following day, as the format
 * requires, or with times, from departure to arrival. An event keeps its UID when its date moves. Empty without a start
 * date.
 */
export function planICalendar({ record, days, link }: PlanForExport, language: Language, hasTimes: boolean): string {
  const text = sentences[language].planFiles;
  const calendar = ical({
    name: calendarText(record.name),
    prodId: { company: "Vieira", product: "Plans", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: link,
  });
  const host = new URL(link).hostname;
  for (const day of days) {
    const { date } = day.figures;
    if (date === undefined) continue;
    calendar.createEvent({
      id: `${record.uuid}-${day.stored.key}@${host}`,
      sequence: record.version - 1,
      stamp: record.updatedAt,
      created: record.createdAt,
      lastModified: record.updatedAt,
      ...spanOf(day, date, hasTimes),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: dayTitle(day, text),
      description: dayLines(day, text).join("\n"),
      url: `${link}/days/${day.stored.number}`,
      ...placeOf(day),
    });
  }
  // Every line ends with a line break, including the last (RFC 5545, section 3.1), which the library omits.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Times are in UTC, so that they are correct in any time zone. */
function spanOf({ hours }: ExportedDay, date: IsoDate, hasTimes: boolean) {
  if (!hasTimes || !hours) return { allDay: true, start: date, end: addDays(date, 1) };
  const { leaves, arrives, clocks, span } = hours;
  return {
    start: new Date(momentOf(date, leaves, clocks.zoneAt(span.fromM))),
    end: new Date(momentOf(date, arrives, clocks.zoneAt(span.toM))),
  };
}

/** Escapes a name as RFC 5545, section 3.3.11; the library does so for events only. */
function calendarText(name: string): string {
  return name.replaceAll(/\s+/g, " ").replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
}

function placeOf({ toName, house, end }: ExportedDay) {
  const title = house ? `${house.name}, ${toName}` : toName;
  const geo =
    house?.lat != null && house.lon !== null
      ? { lat: house.lat, lon: house.lon }
      : end && { lat: end.lat, lon: end.lon };
  return { location: geo ? { title, geo } : title };
}
