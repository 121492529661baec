import type { Queryable } from "#database/connection/connect.ts";
import { insertRecords, lockRecords, updateRecords } from "#database/queries/administration/records/change-records.ts";
import { findRecords } from "#database/queries/administration/records/find-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import { insertAuditEntries } from "#database/queries/content/audit-log.ts";
import { newUuid } from "#database/rows.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { writtenFields } from "./change-record.ts";
import type { TableChange } from "./compare-table.ts";
import { type KnownNames, loadReferences, loadRowRecords } from "./known-records.ts";
import { listsOf } from "./present-record.ts";
import { readFields, refuseErrors } from "./read-fields.ts";
import type { Resource } from "./resource.ts";
import { auditedDifference, auditedFields, sourcesAfter } from "./write-record.ts";

/** Whether the records of a resource are rows of one table that nothing else is derived from. */
export function hasOwnTableOnly(resource: Resource): boolean {
  const { isNumbered, parts, prepare, afterWrite, outdatedBranches } = resource.store;
  if (isNumbered || parts || prepare || afterWrite || outdatedBranches || resource.errorsAfter) return false;
  return resource.slugWithin === null && resource.unique.length === 0 && listsOf(resource.definition).length === 0;
}

/** Runs what concerns one row, and says which it is if it is refused. */
type Attempt = <Result>(row: TableChange, work: () => Promise<Result>) => Promise<Result>;

/** A row as it is written. */
interface RowWrite {
  readonly row: TableChange;
  readonly uuid: string;
  /** Null for a new record. */
  readonly before: Fields | null;
  /** As given. */
  readonly given: Fields;
  /** The columns to write. */
  readonly fields: Fields;
}

/** Writes some rows of a table with few statements, however many rows there are. */
export async function writePortion(
  tx: Queryable,
  resource: Resource,
  rows: readonly TableChange[],
  change: Change,
  attempt: Attempt,
): Promise<void> {
  const { store } = resource;
  const locked = await lockRecords(
    tx,
    store,
    rows.flatMap(({ uuid }) => uuid ?? []),
  );
  const named = rows.map(({ uuid, values }) => ({ uuid, fields: values }));
  const known = {
    references: await loadReferences(tx, resource, named),
    bySlug: await loadRowRecords(tx, resource, named),
  };
  const writes: RowWrite[] = [];
  for (const row of rows) {
    await yieldIfBusy();
    const write = await attempt(row, () => readRow(tx, resource, row, { locked, known, change }));
    if (write) writes.push(write);
  }
  const added = writes.filter(({ before }) => before === null);
  const changed = writes.flatMap(({ before, fields }) => (before ? [{ before, fields }] : []));
  await insertRecords(
    tx,
    store,
    added.map(({ uuid, fields }) => ({ ...fields, uuid })),
    change,
  );
  await updateRecords(tx, store, changed, change);
  await checkAndAudit(tx, resource, writes, change, attempt);
}

interface RowContext {
  readonly locked: ReadonlyMap<string, Fields>;
  readonly known: KnownNames;
  readonly change: Change;
}

/** @returns null if the row changes nothing */
async function readRow(
  tx: Queryable,
  resource: Resource,
  row: TableChange,
  { locked, known, change }: RowContext,
): Promise<RowWrite | null> {
  const { sources, ...facts } = row.values;
  const submitted = sources as FactSources | undefined;
  if (row.uuid === null) {
    const given = await readFields(tx, resource, facts, null, known);
    const fields = { ...given, sources: sourcesAfter(resource, null, given, submitted, change.now) };
    return { row, uuid: newUuid(), before: null, given, fields };
  }
  const before = locked.get(row.uuid);
  if (before?.["version"] !== row.version) throw notValid("version", "stale_row");
  const given = await readFields(tx, resource, facts, before, known);
  const fields = writtenFields(resource, before, given, submitted, change.now);
  return fields && { row, uuid: row.uuid, before, given, fields };
}

async function checkAndAudit(
  tx: Queryable,
  resource: Resource,
  writes: readonly RowWrite[],
  { by, now: at }: Change,
  attempt: Attempt,
): Promise<void> {
  const records = await findRecords(tx, resource.store, { uuids: writes.map(({ uuid }) => uuid), slugs: [] });
  const byUuid = new Map(records.map((record) => [String(record["uuid"]), record]));
  const written = writes.map((write) => {
    const after = byUuid.get(write.uuid);
    if (!after) throw new RangeError("a record that was written can be read");
    return { ...write, after };
  });
  const errors = await resource.placeErrorsOf(
    tx,
    written.map(({ after, given }) => ({ record: after, given })),
  );
  for (const [index, { row }] of written.entries()) await attempt(row, async () => refuseErrors(errors[index] ?? {}));
  const entries: Parameters<typeof insertAuditEntries>[1][number][] = [];
  for (const { uuid: resourceUuid, before, after } of written) {
    await yieldIfBusy();
    const logged = before ? auditedDifference(resource, before, after) : { after: auditedFields(resource, after) };
    entries.push({ at, by, resource: resource.definition.singular, resourceUuid, action: "import", ...logged });
  }
  await insertAuditEntries(tx, entries);
}
