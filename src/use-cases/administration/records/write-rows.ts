import type { Queryable } from "#database/connection/connect.ts";
import { updateDerivedBranchData } from "#database/queries/administration/graph/derived-branch-data.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change } from "#database/queries/administration/records/record-store.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { amendRecord } from "./change-record.ts";
import type { TableChange } from "./compare-table.ts";
import { insertAndAudit } from "./make-record.ts";
import type { Resource } from "./resource.ts";
import { refusing } from "./write-record.ts";
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

/**
 * Rows written at a time, and letters of their values: some tenths of a second, after which the embedded database can say
 * that it is alive, and a few milliseconds of the main thread for each statement.
 */
const portion = { rows: 200, letters: 400_000 };

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
    refusing(work).catch((refusal: unknown) => {
      throw refusal instanceof UseCaseError && refusal.kind === "not-valid" ? new RowRefused(row, refusal) : refusal;
    });
  if (!hasOwnTableOnly(resource)) {
    const outdatedBranches = new Set<string>();
    for (const row of rows) await attempt(row, () => writeRow(tx, resource, row, { ...change, outdatedBranches }));
    await updateDerivedBranchData(tx, [...outdatedBranches]);
    return;
  }
  for (const some of portionsOf(rows)) await writePortion(tx, resource, some, change, attempt);
}

/** Consecutive rows within the bounds of a portion; a longer row is a portion of its own. */
function* portionsOf(rows: readonly TableChange[]): Generator<readonly TableChange[]> {
  let some: TableChange[] = [];
  let letters = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row.values);
    if (some.length === portion.rows || (some.length > 0 && letters + length > portion.letters)) {
      yield some;
      [some, letters] = [[], 0];
    }
    some.push(row);
    letters += length;
  }
  if (some.length > 0) yield some;
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
