import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { amendRecord } from "./change-record.ts";
import { isKey } from "./open-record.ts";
import { requirePermission, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";

/**
 * Gives many records the same fields: all of them or none. Unchanged records are not written.
 *
 * @param action as the audit log calls it
 * @returns how many were changed
 * @throws UseCaseError without permission, and `not-valid` if one of them does not exist
 */
async function amendRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuids: readonly string[],
  fields: WrittenFields,
  action: AuditAction,
): Promise<number> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requirePermission(context, resource);
  const change = { by, now: context.now() };
  return writeContent(context, async (tx) => {
    let changed = 0;
    // In a fixed order, so that concurrent calls wait for each other instead of deadlocking.
    for (const uuid of [...new Set(uuids)].toSorted()) {
      const record = isKey(resource, uuid) ? await lockRecord(tx, resource.store, uuid) : null;
      if (record === null) throw notValid("uuids", "unknown_entry");
      const after = await amendRecord(tx, resource, record, fields, change, { action });
      if (after !== record) changed += 1;
    }
    return changed;
  });
}

/** Publishes records, or hides them. @returns how many were changed @throws as `amendRecords` */
export function publishRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuids: readonly string[],
  published: boolean,
): Promise<number> {
  return amendRecords(context, resourceName, uuids, { published }, published ? "publish" : "unpublish");
}

/**
 * Records that somebody has just verified all facts of the records.
 *
 * @returns the number of records
 * @throws as `amendRecords`, and UseCaseError `not-found` for a resource that is not verified in this way
 */
export async function verifyRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuids: readonly string[],
): Promise<number> {
  if (!resourceOf(resourceName).definition.isVerified) throw new UseCaseError("not-found");
  return amendRecords(context, resourceName, uuids, { verifiedAt: context.now().toISOString() }, "verify");
}
