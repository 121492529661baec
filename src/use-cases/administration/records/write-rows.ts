import type { Queryable } from "#database/connection/connect.ts";
import { updateDerivedBranchData } from "#database/queries/administration/graph/derived-branch-data.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change } from "#database/queries/administration/records/record-store.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { amendRecord } from "./change-record.ts";
import type { TableChange } from "./compare-table.ts";
import { insertAndAudit } from "./make-record.ts";
import type { Resource } from "./resource.ts";
import { hasOwnTableOnly, writePortion } from "./write-portion.ts";

/** A row that conflicts with other records: this only shows on writing, and then the whole import is rolled back. */
export class RowRefused extends Error {
  override readonly name = "RowRefused";
  readonly row: TableChange;
  readonly refusal: UseCaseError;

  constructor(row: TableChange, refusal: UseCaseError) {
    super(`line ${row.line} is refused`, { cause: refusal });
    this.row = row;
    this.refusal = refusal;
  }
}

/** Rows written at a time: some tenths of a second, after which the embedded database can say that it is alive. */
const portionSize = 200;

/**
 * Writes the rows of a compared table in the caller's transaction, with an entry in the audit log for each.
 *
 * @throws RowRefused for a row that conflicts with other records
 */
export async function writeRows(
  tx: Queryable,
  resource: Resource,
  rows: readonly TableChange[],
  change: Change,
): Promise<void> {
  const attempt = <Result>(row: TableChange, work: () => Promise<Result>): Promise<Result> =>
    work().catch((refusal: unknown) => {
      throw refusal instanceof UseCaseError && refusal.kind === "not-valid" ? new RowRefused(row, refusal) : refusal;
    });
  if (!hasOwnTableOnly(resource)) {
    const outdatedBranches = new Set<string>();
    for (const row of rows) await attempt(row, () => writeRow(tx, resource, row, { ...change, outdatedBranches }));
    await updateDerivedBranchData(tx, [...outdatedBranches]);
    return;
  }
  for (let from = 0; from < rows.length; from += portionSize) {
    await writePortion(tx, resource, rows.slice(from, from + portionSize), change, attempt);
  }
}

async function writeRow(
  tx: Queryable,
  resource: Resource,
  { uuid, version, values }: TableChange,
  change: Change,
): Promise<void> {
  if (uuid === null) {
    await insertAndAudit(tx, resource, values, change, "import");
    return;
  }
  const record = await lockRecord(tx, resource.store, uuid);
  if (record?.["version"] !== version) throw notValid("version", "stale_row");
  await amendRecord(tx, resource, record, values, change, { action: "import" });
}
