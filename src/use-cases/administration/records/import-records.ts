import type { RecordImport } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Language } from "#domain/text/language.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { amendRecord } from "./change-record.ts";
import { compareTable, type ComparedTable, type TableChange } from "./compare-table.ts";
import { insertAndAudit } from "./make-record.ts";
import { requireCreatable, type Resource, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";

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
  const write = async (tx: Queryable, { uuid, version, values }: TableChange): Promise<void> => {
    if (uuid === null) {
      await insertAndAudit(tx, resource, values, change, "import");
      return;
    }
    const record = await lockRecord(tx, resource.store, uuid);
    if (record?.["version"] !== version) throw notValid("version", "stale_row");
    await amendRecord(tx, resource, record, values, change, { action: "import" });
  };
  try {
    return await writeContent(context, async (tx) => {
      for (const row of changes) {
        await write(tx, row).catch((refusal: unknown) => {
          throw refusal instanceof UseCaseError && refusal.kind === "not-valid"
            ? new RowRefused(row, refusal)
            : refusal;
        });
      }
      return report;
    });
  } catch (failure) {
    if (!(failure instanceof RowRefused)) throw failure;
    return reportRefusal(report, failure.row, failure.refusal, language);
  }
}

/** Conflicts with other records only show on writing; then the whole import is rolled back. */
class RowRefused extends Error {
  override readonly name = "RowRefused";
  readonly row: TableChange;
  readonly refusal: UseCaseError;

  constructor(row: TableChange, refusal: UseCaseError) {
    super(`line ${row.line} is refused`, { cause: refusal });
    this.row = row;
    this.refusal = refusal;
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
