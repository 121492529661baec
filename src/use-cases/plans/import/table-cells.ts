import { dayNumber, isStartDate } from "#domain/calendar/iso-date.ts";

const stageWord =
  /^(?:etapa|stage|day|d[ií]a|tag|etappe|[ée]tape|jour|giorno|tappa|jornada)\s*\d{1,3}\b\s*[.):–—-]*\s*/iu;
const number = /^\d{1,3}\s*(?:[.):–—-]\s*|\s)(?=\p{L})/u;
/** A trailing length or duration, with or without brackets. */
const figures = /[\s,;(]+\d+(?:[.,]\d+)?\s*(?:km|kms|kil[oó]met\w*|h|horas?|hours?|std\.?)\b.*$/iu;
const arrows = /\s+[-–—]\s+|\s*(?:→|->|=>|>)\s*/u;
const words = /\s+(?:a|to|nach|bis|à|until|hasta)\s+/iu;

/** Longer lines are not part of a list of places. */
const maxLineLength = 300;

/**
 * The places in a line of a list: one, or the first and the last of "Stage 2: Roncesvalles – Zubiri (21 km)"; none for
 * an empty line.
 */
export function placesIn(line: string): readonly string[] {
  const normalised = line.slice(0, maxLineLength).replaceAll(/\s+/g, " ").trim();
  const bare = normalised.replace(stageWord, "");
  const isStage = bare !== normalised;
  const rest = bare.replace(number, "").replace(figures, "");
  const byArrow = partsOf(rest, arrows);
  const parts = byArrow.length < 2 && isStage ? partsOf(rest, words) : byArrow;
  return parts.length < 2 ? parts : [parts[0]!, parts.at(-1)!];
}

function partsOf(text: string, sign: RegExp): string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type Order = "day-first" | "month-first";

function dateOf(cell: string, order: Order): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell);
  const [, first = "", second = "", year = ""] =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(cell) ?? [];
  const [y, m, d] = iso ? iso.slice(1, 4) : order === "day-first" ? [year, second, first] : [year, first, second];
  const date = `${y}-${(m ?? "").padStart(2, "0")}-${(d ?? "").padStart(2, "0")}`;
  return isStartDate(date) ? date : null;
}

/**
 * The ISO dates in a column, null for other cells: `2027-05-10`, `10.05.2027` or `10/5/2027`, month first if more cells
 * are valid that way, or if the dates are then closer together.
 */
export function datesIn(cells: readonly string[]): readonly (string | null)[] {
  const [european, american] = (["day-first", "month-first"] as const).map((order) =>
    cells.map((cell) => dateOf(cell, order)),
  );
  const isAmerican =
    countDates(american!) > countDates(european!) ||
    (countDates(american!) === countDates(european!) && span(american!) < span(european!));
  return (isAmerican ? american : european) ?? [];
}

function countDates(dates: readonly (string | null)[]): number {
  return dates.filter((date) => date !== null).length;
}

/** Days from the first to the last date. */
function span(dates: readonly (string | null)[]): number {
  const days = dates.flatMap((date) => (date === null ? [] : [dayNumber(date)]));
  return days.length === 0 ? 0 : Math.max(...days) - Math.min(...days);
}
