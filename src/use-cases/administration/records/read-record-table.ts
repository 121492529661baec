import { parse } from "csv-parse/sync";
import { serialize } from "node:v8";
import type { WrittenFields } from "#contract/administration/record.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { readFieldText, readYesNo } from "#contract/administration/field-text.ts";
import { type ResourceDefinition, writtenFieldsOf } from "#contract/administration/resource-definition.ts";
import { withoutGuard } from "#domain/exports/csv.ts";
import { checkTableSize, delimiterOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";

const maxTableRows = 5_000;

/** One row of a table, with its columns. */
export interface RecordRow {
  readonly line: number;
  readonly uuid: string | null;
  readonly version: number | null;
  readonly fields: WrittenFields;
  /** The last column, if the row has more cells than the header, as when unquoted text contains a comma. */
  readonly excessColumn: string | null;
  /** Columns that match no field. */
  readonly unknownColumns: readonly string[];
}

/** Rows and letters in a portion: a few milliseconds of the thread that deserialises it. */
const portion = { rows: 250, letters: 100_000 };

/**
 * The rows of a table in portions, each serialised `RecordRow[]`.
 *
 * @throws UseCaseError `not-valid` for what is no table, or too long a one
 */
export function readRecordTable(resourceName: ResourceName, table: string): Uint8Array[] {
  const definition: ResourceDefinition = resources[resourceName];
  const [header = [], ...rows] = parseTable(table);
  // Spreadsheets keep columns at the end that were emptied.
  const columns = header.slice(0, header.findLastIndex((name) => name !== "") + 1);
  if (columns.length === 0 || new Set(columns).size < columns.length) throw notValid("file", "table_unreadable");
  if (rows.length > maxTableRows) throw notValid("file", "table_too_long");
  const writableFields = new Map(writtenFieldsOf(definition));
  const systemColumns = new Set(["uuid", "version", "published"]);
  const isDerived = (column: string): boolean => definition.fields[column]?.isDerived ?? false;
  const unknownColumns = columns.filter(
    (column) => !writableFields.has(column) && !systemColumns.has(column) && !isDerived(column),
  );
  const readRow = (row: readonly string[], index: number): RecordRow => {
    const cell = (column: string): string => withoutGuard(row[columns.indexOf(column)] ?? "");
    // Spreadsheets omit empty cells at the end of a row: they say nothing, not even "unknown".
    const fields = columns.flatMap((column, at) => {
      const field = writableFields.get(column);
      return field && at < row.length ? [[column, readFieldText(field, cell(column))] as const] : [];
    });
    const published = cell("published").trim();
    const version = cell("version").trim();
    return {
      line: index + 2,
      uuid: cell("uuid").trim().toLowerCase() || null,
      version: /^\d{1,9}$/.test(version) ? Number(version) : null,
      fields: { ...Object.fromEntries(fields), ...(published !== "" && { published: readYesNo(published) }) },
      excessColumn: row.slice(columns.length).some(Boolean) ? (columns.at(-1) ?? null) : null,
      unknownColumns,
    };
  };
  const portions: Uint8Array[] = [];
  let rowsOfPortion: RecordRow[] = [];
  let letters = 0;
  for (const [index, row] of rows.entries()) {
    rowsOfPortion.push(readRow(row, index));
    letters += row.reduce((sum, cell) => sum + cell.length, 0);
    if (rowsOfPortion.length < portion.rows && letters < portion.letters && index < rows.length - 1) continue;
    portions.push(serialize(rowsOfPortion));
    rowsOfPortion = [];
    letters = 0;
  }
  return portions;
}

function parseTable(table: string): string[][] {
  const delimiter = delimiterOf(table);
  checkTableSize(table, delimiter);
  try {
    return parse(table, { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true, trim: true });
  } catch {
    throw notValid("file", "table_unreadable");
  }
}
