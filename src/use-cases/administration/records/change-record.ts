import { isSameValue } from "#domain/same-value.ts";
import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import type { ShownRecord, WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { updateRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";
import { sourcesAfter, auditedDifference, auditRecord, writeContent, writtenRecord } from "./write-record.ts";
import { openRecord } from "./open-record.ts";
import { fieldsOf, presentRecord } from "./present-record.ts";
import { readFields } from "./read-fields.ts";
import { requirePermission, type Resource, resourceOf } from "./resource.ts";

/**
 * Changes the given fields of a record.
 *
 * @throws UseCaseError without permission, `not-found`, `version-missing` and `not-valid`
 * @throws RecordConflict if somebody else has changed it first
 */
export async function changeRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string,
  values: WrittenFields,
  expected: ExpectedVersion,
): Promise<ShownRecord> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requirePermission(context, resource);
  const change = { by, now: context.now() };
  return writeContent(context, async (tx) => {
    const before = await openRecord(tx, resource, uuid, expected);
    return presentRecord(tx, resource, await amendRecord(tx, resource, before, values, change));
  });
}

/** How a change is logged; `movedWith`: the uuid of the waypoint whose move it is part of. */
interface LoggedAs {
  readonly action?: AuditAction;
  readonly movedWith?: string;
}

/**
 * Changes a record in the caller's transaction; unchanged fields are not written.
 *
 * @param before the record, locked
 * @throws UseCaseError `not-valid`
 */
export async function amendRecord(
  tx: Queryable,
  resource: Resource,
  before: Fields,
  values: WrittenFields,
  change: Change,
  { action = "update", movedWith }: LoggedAs = {},
): Promise<Fields> {
  const { sources: submitted, ...facts } = values;
  const fields = await readFields(tx, resource, facts, before);
  const written = writtenFields(resource, before, fields, submitted as FactSources | undefined, change.now);
  if (written === null) return before;
  await updateRecord(tx, resource.store, before, written, change);
  const uuid = String(before["uuid"]);
  const after = await writtenRecord(tx, resource, uuid, fields, before);
  const logged = auditedDifference(resource, before, after);
  const part = movedWith === undefined ? {} : { movedWith };
  await auditRecord(tx, resource, change, { uuid, action, ...logged, after: { ...logged.after, ...part } });
  return after;
}

/** Of the fields of a change, those that differ from the record, with its sources if they do; null if nothing does. */
export function writtenFields(
  resource: Resource,
  before: Fields,
  fields: Fields,
  submitted: FactSources | undefined,
  now: Date,
): Fields | null {
  const previousValue: Fields = { ...fieldsOf(resource, before), published: before["published"] };
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !isSameValue(value, previousValue[field])),
  );
  const hasSources = before["sources"] !== undefined;
  const sources = sourcesAfter(resource, before, changed, submitted, now);
  const isSourced = hasSources && JSON.stringify(sources) !== JSON.stringify(before["sources"]);
  if (Object.keys(changed).length === 0 && !isSourced) return null;
  return { ...changed, ...(isSourced && { sources }) };
}
