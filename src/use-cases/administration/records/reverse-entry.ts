import type { Queryable } from "#database/connect.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { AuditedFields } from "#database/schema/audit-log.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { auditedFields } from "./audited-fields.ts";
import { amendRecord } from "./change-record.ts";
import { addRecord } from "./create-record.ts";
import { dropRecord } from "./delete-record.ts";
import { presentRecord } from "./present-record.ts";
import { RecordConflict } from "./record-conflict.ts";
import type { Resource } from "./resource.ts";

/** What the audit log tells of one change of a record. */
export interface RecordEntry {
  readonly resourceUuid: string;
  readonly before: AuditedFields | null;
  readonly after: AuditedFields | null;
}

const action = "revert";

/**
 * Undoes one change of a record: what was made goes, what was deleted comes back, what was changed is as before.
 *
 * @param tx the transaction of the change
 * @throws RecordConflict when one of the fields has been changed again since
 * @throws UseCaseError `not-found` when the record is gone, `not-valid` when it cannot be as it was
 */
export async function reverseEntry(
  tx: Queryable,
  resource: Resource,
  { resourceUuid: uuid, before, after }: RecordEntry,
  change: Change,
): Promise<void> {
  const record = await lockRecord(tx, resource.store, uuid);
  if (after === null) {
    if (record !== null) throw new RecordConflict(await presentRecord(tx, resource, record));
    await addRecord(tx, resource, { ...writable(resource, before ?? {}), uuid }, change, action);
    return;
  }
  if (record === null) throw new UseCaseError("not-found");
  const today = auditedFields(resource, record);
  const isChanged = Object.keys(after).some((field) => JSON.stringify(today[field]) !== JSON.stringify(after[field]));
  if (isChanged) throw new RecordConflict(await presentRecord(tx, resource, record));
  if (before === null) await dropRecord(tx, resource, record, change, action);
  else await amendRecord(tx, resource, record, writable(resource, before), change, action);
}

/** What was derived is derived again. */
function writable({ definition }: Resource, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !definition.fields[field]?.isDerived));
}
