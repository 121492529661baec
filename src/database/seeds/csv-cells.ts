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
