import { deserialize } from "node:v8";
import type { RecordImport } from "#contract/administration/record.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { Language } from "#domain/text/language.ts";
import { type ComparedRow, compareRows } from "./compare-rows.ts";
import type { RecordRow } from "./read-record-table.ts";
import type { Resource } from "./resource.ts";

/** Nobody reads more rows than this. */
const maxShown = 500;

/** A record created or changed by a table. */
export type TableChange = Pick<ComparedRow, "line" | "action" | "uuid" | "title" | "version" | "values">;

export interface ComparedTable {
  readonly report: RecordImport;
  /** The changes to write; empty if any row is invalid. */
  readonly changes: readonly TableChange[];
}

/**
 * The changes that the rows of a table would make. Reads only what they name; yields to other work in between.
 *
 * @param portions as by `readRecordTable`
 */
export async function compareTable(
  db: Queryable,
  resource: Resource,
  portions: readonly Uint8Array[],
  language: Language,
): Promise<ComparedTable> {
  const rows: ComparedRow[] = [];
  const seen = new Set<string>();
  const slugs = new Set<string>();
  for (const portion of portions) {
    // Written by `readRecordTable`.
    const some = deserialize(portion) as RecordRow[];
    rows.push(...(await compareRows(db, resource, some, { seen, slugs, language })));
  }
  const changed = rows.some(isRefused) ? [] : rows.filter(({ action }) => action !== "unchanged");
  const changes = changed.map(({ changes: _, errors: _errors, ...change }) => change);
  return { report: report(rows), changes };
}

function isRefused({ errors }: ComparedRow): boolean {
  return Object.keys(errors).length > 0;
}

function report(rows: readonly ComparedRow[]): RecordImport {
  const validRows = rows.filter((row) => !isRefused(row));
  const count = (action: ComparedRow["action"]): number => validRows.filter((row) => row.action === action).length;
  const telling = rows.filter((row) => isRefused(row) || row.action !== "unchanged");
  // Refused rows come first.
  const sorted = telling.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)) || a.line - b.line);
  return {
    rows: sorted.slice(0, maxShown).map(({ values: _, version: _version, ...row }) => row),
    created: count("create"),
    updated: count("update"),
    unchanged: count("unchanged"),
    refused: rows.length - validRows.length,
  };
}
