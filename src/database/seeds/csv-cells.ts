import type { Season, SeasonSpan, Weekday } from "#domain/route-graph/route-graph.ts";

/** The cells of one row of a CSV file, read as typed facts. */
export class CsvCells {
  readonly #cells: Readonly<Record<string, string>>;
  readonly #where: string;

  /** @param where names file and line in messages. */
  constructor(cells: Readonly<Record<string, string>>, where: string) {
    this.#cells = cells;
    this.#where = where;
  }

  /** @throws {DataSetError} when the column is missing or the cell is blank. */
  text(column: string): string {
    return this.optionalText(column) ?? this.#fail(column, "is blank");
  }

  optionalText(column: string): string | null {
    const cell = this.#cells[column] ?? this.#fail(column, "is missing");
    return cell === "" ? null : cell;
  }

  number(column: string): number {
    return this.optionalNumber(column) ?? this.#fail(column, "is blank");
  }

  optionalNumber(column: string): number | null {
    const cell = this.optionalText(column);
    if (cell === null) return null;
    return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : this.#fail(column, `is no number: ${cell}`);
  }

  /** `yes`, `no` or blank. */
  optionalBoolean(column: string): boolean | null {
    const cell = this.optionalText(column);
    if (cell === null) return null;
    return cell === "yes" || (cell === "no" ? false : this.#fail(column, `is neither yes nor no: ${cell}`));
  }

  oneOf<const T extends string>(column: string, words: readonly T[]): T {
    const cell = this.text(column);
    return words.find((word) => word === cell) ?? this.#fail(column, `is none of ${words.join(", ")}: ${cell}`);
  }

  /** Parts between semicolons; a blank cell has none. */
  list(column: string): string[] {
    return this.optionalText(column)?.split(";") ?? [];
  }

  listOf<const T extends string>(column: string, words: readonly T[]): T[] {
    return this.list(column).map(
      (part) => words.find((word) => word === part) ?? this.#fail(column, `holds an unknown word: ${part}`),
    );
  }

  numbers(column: string): number[] {
    return this.list(column).map((part) =>
      /^-?\d+$/.test(part) ? Number(part) : this.#fail(column, `holds no whole number: ${part}`),
    );
  }

  #fail(column: string, what: string): never {
    throw new DataSetError(`${this.#where}: ${column} ${what}.`);
  }
}

/** A file of the data set cannot be read as its schema says; the message names file, line and column. */
export class DataSetError extends Error {
  override readonly name = "DataSetError";
}

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
