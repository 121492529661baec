import type { RecordImport } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Language } from "#domain/text/language.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import type { UseCaseError } from "#use-cases/use-case-error.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { compareTable, type ComparedTable, type TableChange } from "./compare-table.ts";
import { requireCreatable, type Resource, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";
import { RowRefused, writeRows } from "./write-rows.ts";

/**
 * The changes a table would make, row by row. Writes nothing.
 *
 * @throws UseCaseError without permission, `not-valid` for input that is not a table, and `too-many-requests` or
 * `unavailable` under load
 */
export async function previewTable(
  context: UseCaseContext,
  resourceName: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(resourceName);
  requireCreatable(context, resource);
  return (await compared(context, resource, table, language)).report;
}

/** Imports a table completely, or not at all if a row is invalid. @throws as `previewTable` */
export async function applyTable(
  context: UseCaseContext,
  resourceName: ResourceName,
  table: string,
  language: Language,
): Promise<RecordImport> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireCreatable(context, resource);
  const change = { by, now: context.now() };
  // Outside the transaction, so that nobody has to wait for the comparison.
  const { report, changes } = await compared(context, resource, table, language);
  if (changes.length === 0) return report;
  try {
    return await writeContent(context, async (tx) => {
      await writeRows(tx, resource, changes, change);
      return report;
    });
  } catch (failure) {
    if (!(failure instanceof RowRefused)) throw failure;
    return reportRefusal(report, failure.row, failure.refusal, language);
  }
}

/** The report of a table with a row that was refused on writing. */
function reportRefusal(
  report: RecordImport,
  { line, action, uuid, title }: TableChange,
  { errors }: UseCaseError,
  language: Language,
): RecordImport {
  const text = sentences[language].errors.field;
  const errorTexts = Object.entries(errors).map(([field, codes]) => [field, codes.map((code) => text[code])] as const);
  // Very long tables are not shown completely.
  const row = report.rows.find((one) => one.line === line) ?? { line, action, uuid, title, changes: {} };
  const others = report.rows.filter((one) => one.line !== line);
  return {
    ...report,
    rows: [{ ...row, errors: Object.fromEntries(errorTexts) }, ...others],
    refused: report.refused + 1,
  };
}

/** Compares a table with the current records. A worker thread reads it. */
async function compared(
  context: UseCaseContext,
  resource: Resource,
  table: string,
  language: Language,
): Promise<ComparedTable> {
  const portions = await runFileTask(context, "files", "readRecordTable", resource.definition.name, table);
  return compareTable(context.database, resource, portions, language);
}
