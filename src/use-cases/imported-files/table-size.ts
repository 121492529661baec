import { notValid } from "../use-case-error.ts";

/** No table of people has more columns, or more rows. */
const maxColumns = 200;
const maxRows = 5000;

/**
 * Counts the columns and rows of a table before anything is made of them, as parsers take long for what is no table.
 *
 * @throws UseCaseError `not-valid` for more than 200 columns or 5,000 rows
 */
export function checkTableSize(text: string, delimiter: string): void {
  const sign = delimiter.charCodeAt(0);
  let [columns, rows, isQuoted, isCellStart] = [1, 1, false, true];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A quotation mark is one at the beginning of a cell, and where it ends.
    if (code === quotationMark && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    else if (!isQuoted && code === sign) columns += 1;
    else if (!isQuoted && code === lineFeed) [columns, rows] = [1, rows + 1];
    if (columns > maxColumns) throw notValid("file", "table_too_wide");
    if (rows > maxRows + 1) throw notValid("file", "table_too_long");
    isCellStart = !isQuoted && (code === sign || code === lineFeed);
  }
}

const quotationMark = 34;
const lineFeed = 10;
