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
import { presentRecord } from "./present-record.ts";
import { readFields } from "./read-fields.ts";

/** Deletes a record in the caller's transaction. @param before the record, locked */
export async function deleteAndAudit(
  tx: Queryable,
  resource: Resource,
  before: Fields,
  change: Change,
  action: AuditAction = "delete",
): Promise<void> {
  const uuid = String(before["uuid"]);
  await removeRecord(tx, resource.store, uuid);
  await auditRecord(tx, resource, change, { uuid, action, before: auditedFields(resource, before) });
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
  const record = await writtenRecord(tx, resource, uuid, fields);
  await auditRecord(tx, resource, change, { uuid, action, after: auditedFields(resource, record) });
  return record;
}
