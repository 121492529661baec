import { type Language, languages } from "#domain/text/language.ts";
import { isSeasonEnd } from "#domain/calendar/season.ts";
import type { Season, SeasonSpan, Weekday } from "#domain/route-graph/route-graph.ts";

/** The cells of one row of a CSV file, parsed into typed facts. */
export class CsvCells {
  readonly #cells: Readonly<Record<string, string>>;
  readonly #where: string;

  /** @param where file and line for messages */
  constructor(cells: Readonly<Record<string, string>>, where: string) {
    this.#cells = cells;
    this.#where = where;
  }

  /** @throws {DataSetError} if the column is missing or the cell is blank */
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

  /** Items separated by semicolons; a blank cell has none. */
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

/** Parses the cell of a column. */
type Cell<T> = (cells: CsvCells, column: string) => T;

export const text: Cell<string> = (cells, column) => cells.text(column);
export const optionalText: Cell<string | null> = (cells, column) => cells.optionalText(column);
export const number: Cell<number> = (cells, column) => cells.number(column);
export const optionalNumber: Cell<number | null> = (cells, column) => cells.optionalNumber(column);
export const yesNoUnknown: Cell<boolean | null> = (cells, column) => cells.optionalBoolean(column);
export const list: Cell<readonly string[]> = (cells, column) => cells.list(column);
export const numbers: Cell<readonly number[]> = (cells, column) => cells.numbers(column);
export const oneOf =
  <const T extends string>(words: readonly T[]): Cell<T> =>
  (cells, column) =>
    cells.oneOf(column, words);
export const optionalLanguage: Cell<Language | null> = (cells, column) =>
  cells.optionalText(column) === null ? null : cells.oneOf(column, languages);
export const listOf =
  <const T extends string>(words: readonly T[]): Cell<readonly T[]> =>
  (cells, column) =>
    cells.listOf(column, words);

interface CsvFile<Row> {
  readonly file: string;
  /** @throws {DataSetError} for the first invalid cell */
  readonly row: (cells: CsvCells) => Row;
}

export type RowOf<File> = File extends CsvFile<infer Row> ? Row : never;

/** A file whose rows have these cells, each in the column of the same name in snake case. */
export function fileOf<Row extends object>(
  file: string,
  row: { readonly [Key in keyof Row]: Cell<Row[Key]> },
): CsvFile<{ readonly [Key in keyof Row]: Row[Key] }> {
  const columns = Object.entries<Cell<unknown>>(row).map(
    ([key, cell]) => [key, cell, key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
  );
  return {
    file,
    row: (cells) => Object.fromEntries(columns.map(([key, cell, column]) => [key, cell(cells, column)])) as Row,
  };
}

/** A file of the data set does not conform to its schema; the message names file, line and column. */
export class DataSetError extends Error {
  override readonly name = "DataSetError";
}

/** The season in a JSON cell, or null if it is not a list of well-formed spans. */
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
