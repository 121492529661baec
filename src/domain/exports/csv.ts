export const csvMediaType = "text/csv; charset=utf-8";

/**
 * A spreadsheet would take a cell that begins like this for a formula, or the apostrophes before it for a guard. Where
 * full-width letters are written, spreadsheets take them for the narrow ones; blanks before them they may overlook.
 */
const formula = /^'*(?:[\t\r\n]|[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** An apostrophe in front tells spreadsheets that a cell is text; numbers need none. */
function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function written(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as comma-separated values (RFC 4180) in UTF-8, marked as such for spreadsheets. Text that a spreadsheet
 * would run as a formula is kept from it by an apostrophe.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${[columns, ...rows].map(writeCsvRow).join("")}`;
}

/** A row more of such a table. */
export function writeCsvRow(row: readonly (string | number | null)[]): string {
  return `${row.map(written).join(",")}\r\n`;
}

/** The text of a cell as it was before `writeCsv` guarded it. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
