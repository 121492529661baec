import type { RecordImport } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Language } from "#domain/language.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { amendRecord } from "./change-record.ts";
import type { ComparedTable } from "./compare-table.ts";
import { addRecord } from "./make-record.ts";
import { loadAllRecords, loadNames } from "./name-index.ts";
import { requireMaking, type Resource, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";

/**
 * What a table would change, row by row. Nothing is written.
 *
 * @throws UseCaseError for whoever may not, `not-valid` for what is no table, and `too-many-requests` or `unavailable` when
 * there is too much to do
 */
export async function previewTable(
  context: UseCaseContext,
  resourceName: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(resourceName);
  requireMaking(context, resource);
  return (await compared(context, resource, table, language)).report;
}

/** Writes a table, all of it or, when a row cannot be written, nothing. @throws as `previewTable` */
export async function applyTable(
  context: UseCaseContext,
  resourceName: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireMaking(context, resource);
  const change = { by, now: context.now() };
  // Before the transaction: nobody else's has to wait for the table.
  const { report, changes } = await compared(context, resource, table, language);
  if (changes.length === 0) return report;
  return writeContent(context, async (tx) => {
    for (const { uuid, version, written } of changes) {
      if (uuid === null) {
        await addRecord(tx, resource, written, change, "import");
        continue;
      }
      const record = await lockRecord(tx, resource.store, uuid);
      if (record?.["version"] !== version) throw notValid("file", "stale_row");
      await amendRecord(tx, resource, record, written, change, "import");
    }
    return report;
  });
}

/** A table beside all that there is, in a worker thread. */
async function compared(
  context: UseCaseContext,
  resource: Resource,
  table: string,
  language: Language,
): Promise<ComparedTable> {
  const records = await loadAllRecords(context.database, resource);
  const names = await loadNames(context.database, resource);
  return runFileTask(context, "files", "compareTable", resource.definition.name, table, { records, names }, language);
}
