import type { Season, SeasonEnd } from "./route-graph.ts";

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

const wholeYear = /^(?:(?:open )?all year(?: round)?|(?:abierto )?todo el año)$/;
const between = /\s*[–—]\s*|\s+-\s+|\s+(?:to|until|a|al|hasta)\s+/;
const easter = /^(?:easter|semana santa|pascua)(?: sunday)?([+-]\d{1,3})?$/;

/**
 * Reads a season as people write it, in English or Spanish: `1 April to 31 October`, `abril – octubre`,
 * `easter to 10-31; 12-01 to 12-24`, `all year`. A month alone is all of it; days are those of a leap year.
 *
 * @returns null for anything else
 */
export function readSeason(text: string): Season | null {
  const normalised = text.trim().toLowerCase();
  if (wholeYear.test(normalised)) return [{ from: "01-01", to: "12-31" }];
  const spans = normalised.split(/\s*[;,]\s*/).map((span) => {
    const [from = "", to = "", ...more] = span.replace(/^(?:from|del?|desde)\s+/, "").split(between);
    return more.length > 0 ? null : [readEnd(from, false), readEnd(to, true)];
  });
  const season = spans.flatMap((span) => {
    const [from, to] = span ?? [];
    return from && to ? [{ from, to }] : [];
  });
  return season.length === spans.length ? season : null;
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
