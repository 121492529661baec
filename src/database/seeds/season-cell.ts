import type { Season, SeasonSpan, Weekday } from "#domain/route-graph/route-graph.ts";

/** A day of the year as `MM-DD`, or days from Easter Sunday as `easter`, `easter+49`, `easter-2`. */
export function isSeasonEnd(text: string): boolean {
  if (/^easter([+-]\d{1,3})?$/.test(text)) return true;
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!month || !day) return false;
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1];
  return longest !== undefined && Number(day) >= 1 && Number(day) <= longest;
}

/** The season in a JSON cell, or null when it is not a list of well-formed spans. */
export function parseSeason(json: string): Season | null {
  let spans: unknown;
  try {
    spans = JSON.parse(json);
  } catch {
    return null;
  }
  return Array.isArray(spans) && spans.length > 0 && spans.every(isSpan) ? spans : null;
}

function isSpan(value: unknown): value is SeasonSpan {
  if (typeof value !== "object" || value === null || !("from" in value) || !("to" in value)) return false;
  const { from, to } = value;
  const ends = typeof from === "string" && typeof to === "string" && isSeasonEnd(from) && isSeasonEnd(to);
  return ends && (!("weekdays" in value) || (Array.isArray(value.weekdays) && value.weekdays.every(isWeekday)));
}

function isWeekday(value: unknown): value is Weekday {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 7;
}
