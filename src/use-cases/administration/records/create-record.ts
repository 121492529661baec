import type { ShownRecord, WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connect.ts";
import { insertRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSources } from "#database/schema/content-columns.ts";
import type { UseCaseContext } from "../../context.ts";
import { sourcesAfter } from "./fact-sources.ts";
import { presentRecord } from "./present-record.ts";
import { readFields } from "./read-fields.ts";
import { requireMaking, type Resource, resourceOf } from "./resource.ts";
import { auditedFields, auditRecord, writeContent, writtenRecord } from "./write-record.ts";

/** Makes a record. @throws UseCaseError for whoever may not, and `not-valid` */
export async function createRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  written: WrittenFields,
): Promise<ShownRecord> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireMaking(context, resource);
  const change = { by, now: context.now() };
  return writeContent(context, async (tx) =>
    presentRecord(tx, resource, await addRecord(tx, resource, written, change)),
  );
}

/** Adds a record in a transaction of somebody else's. @throws UseCaseError `not-valid` */
export async function addRecord(
  tx: Queryable,
  resource: Resource,
  written: WrittenFields,
  change: Change,
  action = "create",
): Promise<Fields> {
  const { sources: given, ...facts } = written;
  const fields = await readFields(tx, resource, facts, null);
  const sources = sourcesAfter(resource, null, fields, given as FactSources | undefined, change.now);
  const uuid = await insertRecord(tx, resource.store, { ...fields, sources }, change);
  const record = await writtenRecord(tx, resource, uuid, fields);
  await auditRecord(tx, resource, change, { uuid, action, after: auditedFields(resource, record) });
  return record;
}
