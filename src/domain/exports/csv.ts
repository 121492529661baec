export const csvMediaType = "text/csv; charset=utf-8";

/**
 * Cells that a spreadsheet would interpret as a formula, or apostrophes before it that look like our guard.
 * Spreadsheets for full-width scripts treat full-width characters like narrow ones, and may skip leading blanks.
 */
const formula = /^'*(?:[\t\r\n]|[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** A leading apostrophe marks a cell as text for spreadsheets; numbers need none. */
function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function cellText(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as comma-separated values (RFC 4180) in UTF-8, with a byte order mark for spreadsheets. An apostrophe
 * prevents spreadsheets from running text as a formula.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${[columns, ...rows].map(writeCsvRow).join("")}`;
}

/** Another row of such a table. */
export function writeCsvRow(row: readonly (string | number | null)[]): string {
  return `${row.map(cellText).join(",")}\r\n`;
}

/** The text of a cell without the guard of `writeCsv`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
