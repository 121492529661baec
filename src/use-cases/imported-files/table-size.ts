import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import { notValid } from "../use-case-error.ts";

export interface TableLimits {
  readonly columns: number;
  readonly rows: number;
  /** What to refuse a table with that has more columns, or more rows. */
  readonly wide: FieldErrorCode;
  readonly long: FieldErrorCode;
}

/** No table of people has more columns, or more rows. */
const usual: TableLimits = { columns: 200, rows: 5000, wide: "table_too_wide", long: "table_too_long" };

/**
 * Counts the columns and rows of a table before anything is made of them, as parsers take long for what is no table.
 *
 * @returns its rows, without the header
 * @throws UseCaseError `not-valid` for more than 200 columns or 5,000 rows, or whatever else the limits are
 */
export function checkTableSize(text: string, delimiter: string, limits: TableLimits = usual): number {
  const sign = delimiter.charCodeAt(0);
  let [columns, rows, isQuoted, isCellStart] = [1, 1, false, true];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A quotation mark is one at the beginning of a cell, and where it ends.
    if (code === quotationMark && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    else if (!isQuoted && code === sign) columns += 1;
    else if (!isQuoted && code === lineFeed) [columns, rows] = [1, rows + 1];
    if (columns > limits.columns) throw notValid("file", limits.wide);
    if (rows > limits.rows + 1) throw notValid("file", limits.long);
    isCellStart = !isQuoted && (code === sign || code === lineFeed);
  }
  return text.endsWith("\n") ? rows - 2 : rows - 1;
}

const quotationMark = 34;
const lineFeed = 10;
