import { dayNumber, isStartDate } from "#domain/calendar/iso-date.ts";

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
 * The ISO dates in a column, null where there is none: `2027-05-10`, `10.05.2027` or `10/5/2027`, in the American
 * order where more of the cells can be read so, or where the dates then lie closer together.
 */
export function datesIn(cells: readonly string[]): readonly (string | null)[] {
  const [european, american] = (["day-first", "month-first"] as const).map((order) =>
    cells.map((cell) => dateOf(cell, order)),
  );
  const isAmerican =
    known(american!) > known(european!) || (known(american!) === known(european!) && span(american!) < span(european!));
  return (isAmerican ? american : european) ?? [];
}

function known(dates: readonly (string | null)[]): number {
  return dates.filter((date) => date !== null).length;
}

/** Days from the first to the last. */
function span(dates: readonly (string | null)[]): number {
  const days = dates.flatMap((date) => (date === null ? [] : [dayNumber(date)]));
  return days.length === 0 ? 0 : Math.max(...days) - Math.min(...days);
}
