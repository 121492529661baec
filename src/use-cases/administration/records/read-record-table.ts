import { parse } from "csv-parse/sync";
import { readFieldText } from "#contract/administration/field-text.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import { writtenFieldsOf } from "#contract/administration/resource-definition.ts";
import { unguarded } from "#domain/exports/csv.ts";
import { checkTableSize } from "../../imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { Resource } from "./resource.ts";

const maxRows = 5_000;

/** One row of a table, with the columns that it has. */
export interface RecordRow {
  readonly line: number;
  readonly uuid: string | null;
  readonly version: number | null;
  readonly fields: WrittenFields;
  /** Columns that no field goes by. */
  readonly unknownColumns: readonly string[];
}

/** The rows of a table. @throws UseCaseError `not-valid` for what is no table, or too long a one */
export function readRecordTable({ definition }: Resource, table: string): RecordRow[] {
  const [columns = [], ...rows] = parseTable(table);
  if (columns.length === 0 || new Set(columns).size < columns.length) throw notValid("file", "table_unreadable");
  if (rows.length > maxRows) throw notValid("file", "table_too_long");
  const written = new Map(writtenFieldsOf(definition));
  const kept = new Set(["uuid", "version", "published"]);
  const isDerived = (column: string): boolean => definition.fields[column]?.isDerived ?? false;
  const unknownColumns = columns.filter((column) => !written.has(column) && !kept.has(column) && !isDerived(column));
  return rows.map((row, index) => {
    const cell = (column: string): string => unguarded(row[columns.indexOf(column)] ?? "");
    const fields = columns.flatMap((column) => {
      const field = written.get(column);
      return field ? [[column, readFieldText(field, cell(column))] as const] : [];
    });
    const published = cell("published").trim().toLowerCase();
    const version = cell("version").trim();
    return {
      line: index + 2,
      uuid: cell("uuid").trim().toLowerCase() || null,
      version: /^\d{1,9}$/.test(version) ? Number(version) : null,
      fields: { ...Object.fromEntries(fields), ...(published !== "" && { published: readPublished(published) }) },
      unknownColumns,
    };
  });
}

function readPublished(text: string): boolean | string {
  return text === "true" || (text === "false" ? false : text);
}

function parseTable(table: string): string[][] {
  checkTableSize(table, ",");
  try {
    return parse(table, { bom: true, skip_empty_lines: true, relax_column_count: true, trim: true });
  } catch {
    throw notValid("file", "table_unreadable");
  }
}
