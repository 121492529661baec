import { readFile, writeFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";

/** A row of a CSV file by column; blank is unknown. */
export type Cells = Readonly<Record<string, string>>;

export async function readRows(path: string): Promise<Cells[]> {
  return parse(await readFile(path, "utf8"), { columns: true }) as Cells[];
}

export function writeRows(path: string, columns: readonly string[], rows: readonly Cells[]): Promise<void> {
  return writeFile(path, csvText(columns, rows));
}

/** RFC 4180 with line feeds. */
export function csvText(columns: readonly string[], rows: readonly Cells[]): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
