import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connect.ts";
import { deleteRecord as removeRecord } from "#database/queries/administration/records/change-records.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ExpectedVersion } from "../../plans/plan-access.ts";
import { openRecord } from "./open-record.ts";
import { requireMaking, type Resource, resourceOf } from "./resource.ts";
import { auditedFields, auditRecord, writeContent } from "./write-record.ts";

/**
 * Deletes a record that nothing else builds on.
 *
 * @throws UseCaseError for whoever may not, `not-found`, `version-missing`, and `not-valid` while it is in use
 * @throws RecordConflict when somebody else was faster
 */
export async function deleteRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string,
  expected: ExpectedVersion,
): Promise<void> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireMaking(context, resource);
  await writeContent(context, async (tx) => {
    const before = await openRecord(tx, resource, uuid, expected);
    await dropRecord(tx, resource, before, { by, now: context.now() });
  });
}

/** Deletes a record in a transaction of somebody else's. @param before the record, locked */
export async function dropRecord(
  tx: Queryable,
  resource: Resource,
  before: Fields,
  change: Change,
  action = "delete",
): Promise<void> {
  const uuid = String(before["uuid"]);
  await removeRecord(tx, resource.store, uuid);
  await auditRecord(tx, resource, change, { uuid, action, before: auditedFields(resource, before) });
}
