import type { Season, SeasonEnd, SeasonSpan, Weekday } from "./route-graph.ts";

/** By number, in English and Spanish. */
const months = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre", "setiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** From Monday, in English and Spanish without accents. */
const weekdays = [
  ["monday", "lunes"],
  ["tuesday", "martes"],
  ["wednesday", "miercoles"],
  ["thursday", "jueves"],
  ["friday", "viernes"],
  ["saturday", "sabado"],
  ["sunday", "domingo"],
];

const wholeYear = /^(?:(?:open )?all year(?: round)?|(?:abierto )?todo el año)$/;
const between = /\s*[–—]\s*|\s+-\s+|\s+(?:to|until|a|al|hasta)\s+/;
const easter = /^(?:easter|semana santa|pascua)(?: sunday)?([+-]\d{1,3})?$/;

/** A season as people can read and write it: `04-01 to 10-31; easter-7 to easter+7 (fri sat)`. @see readSeason */
export function writeSeason(season: Season): string {
  const spans = season.map(({ from, to, weekdays: days }) => {
    const names = days?.map((day) => weekdays[day - 1]?.[0]?.slice(0, 3));
    return `${from} to ${to}${names?.length ? ` (${names.join(" ")})` : ""}`;
  });
  return spans.join("; ");
}

/**
 * Reads a season as people write it, in English or Spanish: `1 April to 31 October`, `abril – octubre`,
 * `easter to 10-31; 12-01 to 12-24 (sat sun)`, `all year`. A month alone is all of it; days are those of a leap year.
 *
 * @returns null for anything else
 */
export function readSeason(text: string): Season | null {
  const normalised = text.trim().toLowerCase();
  if (wholeYear.test(normalised)) return [{ from: "01-01", to: "12-31" }];
  const spans = normalised.split(/\s*[;,](?![^(]*\))\s*/).map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

function readSpan(text: string): SeasonSpan | null {
  const [, days = "", names] = /^([^()]*?)\s*(?:\(([^()]*)\))?$/.exec(text) ?? [];
  const [first = "", last = "", ...more] = days.replace(/^(?:from|del?|desde)\s+/, "").split(between);
  const [from, to] = [readEnd(first, false), readEnd(last, true)];
  if (!from || !to || more.length > 0) return null;
  if (names === undefined) return { from, to };
  const open = names.split(/[\s,;]+/).map(readWeekday);
  return open.every((day) => day !== null) ? { from, to, weekdays: open } : null;
}

/** A weekday by its name or the first three letters or more of it. */
function readWeekday(text: string): Weekday | null {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const index = plain.length < 3 ? -1 : weekdays.findIndex((names) => names.some((name) => name.startsWith(plain)));
  return index < 0 ? null : ((index + 1) as Weekday);
}

function readEnd(text: string, isLast: boolean): SeasonEnd | null {
  const ofEaster = easter.exec(text);
  if (ofEaster) return `easter${ofEaster[1] ?? ""}` as SeasonEnd;
  if (/^\d{2}-\d{2}$/.test(text)) return text as SeasonEnd;
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th|º|\.)?\s+)?(?:(?:of|de)\s+)?(\p{L}{3,})\.?(?:\s+(\d{1,2}))?$/u.exec(text);
  const month = months.findIndex((names) => names.some((name) => named?.[2] && name.startsWith(named[2])));
  if (!named || month < 0) return null;
  const day = Number(named[1] ?? named[3] ?? (isLast ? lengths[month] : 1));
  if (day < 1 || day > (lengths[month] ?? 0)) return null;
  return `${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}` as SeasonEnd;
}
