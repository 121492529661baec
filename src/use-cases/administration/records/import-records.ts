import type { RecordImport } from "#contract/administration/record-import.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import type { Language } from "#contract/language.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../refusal.ts";
import { amendRecord } from "./change-record.ts";
import { addRecord } from "./create-record.ts";
import { compareRows, type ComparedRow } from "./compare-rows.ts";
import { readRecordTable } from "./read-record-table.ts";
import { requireMaking, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";

/** More rows than this nobody reads. */
const mostShown = 500;

/**
 * What a table would change, row by row. Nothing is written.
 *
 * @throws Refusal for whoever may not, and `not-valid` for what is no table
 */
export async function previewTable(
  context: UseCaseContext,
  noun: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(noun);
  requireMaking(context, resource);
  return report(await compareRows(context.database, resource, readRecordTable(resource, table), language));
}

/**
 * Writes a table, all of it or, when a row cannot be written, nothing.
 *
 * @throws as `previewTable`
 */
export async function applyTable(
  context: UseCaseContext,
  noun: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(noun);
  const { uuid: by } = requireMaking(context, resource);
  const change = { by, now: context.now() };
  const rows = readRecordTable(resource, table);
  return writeContent(context, async (tx) => {
    const compared = await compareRows(tx, resource, rows, language);
    if (compared.some(isRefused)) return report(compared);
    for (const { action, uuid, written } of compared) {
      if (action === "create") await addRecord(tx, resource, written, change, "import");
      if (action !== "update" || uuid === null) continue;
      const record = await lockRecord(tx, resource.store, uuid);
      if (record === null) throw notValid("file", "stale_row");
      await amendRecord(tx, resource, record, written, change, "import");
    }
    return report(compared);
  });
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
    rows: shown.slice(0, mostShown).map(({ written: _, ...row }) => row),
    created: count("create"),
    updated: count("update"),
    unchanged: count("unchanged"),
    refused: rows.length - fine.length,
  };
}
