import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { insertRecord, deleteRecord as removeRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { ShownRecord, WrittenFields } from "#contract/administration/record.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import type { UseCaseContext } from "../../context.ts";
import { requireCreatable, type Resource, resourceOf } from "./resource.ts";
import { auditedFields, auditRecord, writeContent, writtenRecord, sourcesAfter } from "./write-record.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { presentRecord } from "./present-record.ts";
import { readFields } from "./read-fields.ts";

/**
 * Deletes a record in the caller's transaction. The log also has the content attached to it.
 *
 * @param before the record, locked
 */
export async function deleteAndAudit(
  tx: Queryable,
  resource: Resource,
  before: Fields,
  change: Change,
  action: AuditAction = "delete",
): Promise<void> {
  const uuid = String(before["uuid"]);
  const attached: Record<string, readonly unknown[]> = {};
  for (const [name, { read }] of Object.entries(resource.store.attached ?? {})) {
    const entries = await read(tx, uuid);
    if (entries.length > 0) attached[name] = entries;
  }
  await removeRecord(tx, resource.store, uuid);
  await auditRecord(tx, resource, change, {
    uuid,
    action,
    before: { ...auditedFields(resource, before), ...attached },
  });
}

/**
 * Creates a deleted record again, with the content that was attached to it.
 *
 * @param deleted its fields as they were logged
 * @throws UseCaseError `not-valid`, also if something that the attached content cannot do without is gone
 */
export async function restoreAndAudit(
  tx: Queryable,
  resource: Resource,
  deleted: WrittenFields,
  change: Change,
  action: AuditAction,
): Promise<void> {
  const attached = Object.entries(resource.store.attached ?? {});
  const names = new Set(attached.map(([name]) => name));
  const own = Object.fromEntries(Object.entries(deleted).filter(([name]) => !names.has(name)));
  const { uuid } = await insertAndAudit(tx, resource, own, change, action);
  for (const [name, { restore }] of attached) {
    const logged = deleted[name];
    const entries = Array.isArray(logged) ? logged : [];
    if (!(await restore(tx, String(uuid), entries, change))) throw notValid(name, "unknown_record");
  }
}

/** Creates a record. @throws UseCaseError without permission, and `not-valid` */
export async function createRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  values: WrittenFields,
): Promise<ShownRecord> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireCreatable(context, resource);
  const change = { by, now: context.now() };
  return writeContent(context, async (tx) =>
    presentRecord(tx, resource, await insertAndAudit(tx, resource, values, change)),
  );
}

/** Adds a record in the caller's transaction. @throws UseCaseError `not-valid` */
export async function insertAndAudit(
  tx: Queryable,
  resource: Resource,
  values: WrittenFields,
  change: Change,
  action: AuditAction = "create",
): Promise<Fields> {
  const { sources: submitted, ...facts } = values;
  const fields = await readFields(tx, resource, facts, null);
  const sources = sourcesAfter(resource, null, fields, submitted as FactSources | undefined, change.now);
  const uuid = await insertRecord(tx, resource.store, { ...fields, sources }, change);
  const record = await writtenRecord(tx, resource, uuid, fields, null);
  await auditRecord(tx, resource, change, { uuid, action, after: auditedFields(resource, record) });
  return record;
}
