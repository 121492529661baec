import type { RecordImport } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Language } from "#domain/language.ts";
import { type ComparedRow, compareRows, type KnownRecords } from "./compare-rows.ts";
import { readRecordTable } from "./read-record-table.ts";
import { resourceOf } from "./resource.ts";

/** More rows than this nobody reads. */
const maxShown = 500;

/** A record that a table makes or changes. */
export type TableChange = Pick<ComparedRow, "action" | "uuid" | "version" | "written">;

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
  const changes = changed.map(({ action, uuid, version, written }) => ({ action, uuid, version, written }));
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
