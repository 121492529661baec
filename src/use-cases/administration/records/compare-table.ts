import { parse } from "csv-parse/sync";
import type { RecordImport, WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Language } from "#domain/language.ts";
import { readFieldText } from "#contract/administration/field-text.ts";
import { writtenFieldsOf } from "#contract/administration/resource-definition.ts";
import { unguarded } from "#domain/exports/csv.ts";
import { checkTableSize, delimiterOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { type ComparedRow, compareRows, type KnownRecords } from "./compare-rows.ts";
import { type Resource, resourceOf } from "./resource.ts";

const maxRows = 5_000;

/** One row of a table, with the columns that it has. */
export interface RecordRow {
  readonly line: number;
  readonly uuid: string | null;
  readonly version: number | null;
  readonly fields: WrittenFields;
  /** More is written than there are columns, as where text with a comma stands without quotation marks: the last column. */
  readonly overfull: string | null;
  /** Columns that no field goes by. */
  readonly unknownColumns: readonly string[];
}

/** The rows of a table. @throws UseCaseError `not-valid` for what is no table, or too long a one */
function readRecordTable({ definition }: Resource, table: string): RecordRow[] {
  const [columns = [], ...rows] = parseTable(table);
  if (columns.length === 0 || new Set(columns).size < columns.length) throw notValid("file", "table_unreadable");
  if (rows.length > maxRows) throw notValid("file", "table_too_long");
  const written = new Map(writtenFieldsOf(definition));
  const kept = new Set(["uuid", "version", "published"]);
  const isDerived = (column: string): boolean => definition.fields[column]?.isDerived ?? false;
  const unknownColumns = columns.filter((column) => !written.has(column) && !kept.has(column) && !isDerived(column));
  return rows.map((row, index) => {
    const cell = (column: string): string => unguarded(row[columns.indexOf(column)] ?? "");
    // Spreadsheets leave out cells at the end of a row: nothing is said there, not even that nothing is known.
    const fields = columns.flatMap((column, at) => {
      const field = written.get(column);
      return field && at < row.length ? [[column, readFieldText(field, cell(column))] as const] : [];
    });
    const published = cell("published").trim().toLowerCase();
    const version = cell("version").trim();
    return {
      line: index + 2,
      uuid: cell("uuid").trim().toLowerCase() || null,
      version: /^\d{1,9}$/.test(version) ? Number(version) : null,
      fields: { ...Object.fromEntries(fields), ...(published !== "" && { published: readPublished(published) }) },
      overfull: row.slice(columns.length).some(Boolean) ? (columns.at(-1) ?? null) : null,
      unknownColumns,
    };
  });
}

function readPublished(text: string): boolean | string {
  return text === "true" || (text === "false" ? false : text);
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

/** More rows than this nobody reads. */
const maxShown = 500;

/** A record that a table makes or changes. */
export type TableChange = Pick<ComparedRow, "line" | "action" | "uuid" | "title" | "version" | "written">;

export interface ComparedTable {
  readonly report: RecordImport;
  /** What is to be written; nothing when a row cannot be. */
  readonly changes: readonly TableChange[];
}

/**
 * What a table would change, row by row. Takes a second for the largest tables.
 *
 * @throws UseCaseError `not-valid` for what is no table
 */
export function compareTable(
  resourceName: ResourceName,
  table: string,
  known: KnownRecords,
  language: Language,
): ComparedTable {
  const resource = resourceOf(resourceName);
  const rows = compareRows(resource, readRecordTable(resource, table), known, language);
  const changed = rows.some(isRefused) ? [] : rows.filter(({ action }) => action !== "unchanged");
  const changes = changed.map(({ changes: _, errors: _errors, ...change }) => change);
  return { report: report(rows), changes };
}

function isRefused({ errors }: ComparedRow): boolean {
  return Object.keys(errors).length > 0;
}

function report(rows: readonly ComparedRow[]): RecordImport {
  const fine = rows.filter((row) => !isRefused(row));
  const count = (action: ComparedRow["action"]): number => fine.filter((row) => row.action === action).length;
  const telling = rows.filter((row) => isRefused(row) || row.action !== "unchanged");
  // What stands in the way comes first.
  const shown = telling.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)) || a.line - b.line);
  return {
    rows: shown.slice(0, maxShown).map(({ written: _, version: _version, ...row }) => row),
    created: count("create"),
    updated: count("update"),
    unchanged: count("unchanged"),
    refused: rows.length - fine.length,
  };
}
