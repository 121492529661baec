import type { Queryable } from "#database/connection/connect.ts";
import { lockRecord, findRecord } from "#database/queries/administration/records/change-records.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import { type ExpectedVersion, isExpected, UseCaseError, VersionConflict } from "#use-cases/use-case-error.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { presentRecord } from "./present-record.ts";
import { type Resource, requirePermission, resourceOf } from "./resource.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Carries the current record. */
export class RecordConflict extends VersionConflict<ShownRecord> {
  override readonly name = "RecordConflict";
}

/**
 * Loads a record for a change, locked until the end of the transaction.
 *
 * @throws UseCaseError `not-found`, or `version-missing` without a version
 * @throws RecordConflict with the current record if the version is outdated
 */
export async function openRecord(
  tx: Queryable,
  resource: Resource,
  uuid: string,
  expected: ExpectedVersion,
): Promise<Fields> {
  const record = isKey(resource, uuid) ? await lockRecord(tx, resource.store, uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  if (!isExpected(expected, Number(record["version"]))) {
    throw new RecordConflict(await presentRecord(tx, resource, record));
  }
  return record;
}

/** Whether a text is a valid uuid or id of a record; anything else never reaches the database. */
export function isKey({ store }: Pick<Resource, "store">, text: string): boolean {
  return store.isNumbered ? /^[1-9]\d{0,8}$/.test(text) : isUuid(text);
}

/** One record, published or not. @throws UseCaseError without permission, and `not-found` */
export async function showRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string,
): Promise<ShownRecord> {
  const resource = resourceOf(resourceName);
  requirePermission(context, resource);
  const record = isKey(resource, uuid) ? await findRecord(context.database, resource.store, "uuid", uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  return presentRecord(context.database, resource, record);
}
