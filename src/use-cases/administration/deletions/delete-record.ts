import type { AuditAction } from "#domain/accounts/audit-actions.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { PhotoVariant } from "#database/schema/places/photo.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ExpectedVersion } from "#use-cases/use-case-error.ts";
import { deletePhotosOf } from "../photos/delete-photo.ts";
import { trashFiles } from "../photos/trashed-files.ts";
import { deleteAndAudit } from "../records/make-record.ts";
import { openRecord } from "../records/open-record.ts";
import { namingDependants } from "../records/record-in-use.ts";
import { requireCreatable, type Resource, resourceOf } from "../records/resource.ts";
import { writeContent } from "../records/write-record.ts";

/**
 * Deletes a record that no other record refers to, with its photos.
 *
 * @throws UseCaseError without permission, `not-found`, `version-missing`
 * @throws RecordInUse while others refer to it
 * @throws RecordConflict if somebody else has changed it first
 */
export async function deleteRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string,
  expected: ExpectedVersion,
): Promise<void> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requireCreatable(context, resource);
  const files = await namingDependants(context, resource, uuid, () =>
    writeContent(context, async (tx) => {
      const before = await openRecord(tx, resource, uuid, expected);
      return deleteWithPhotos(tx, resource, before, { by, now: context.now() });
    }),
  );
  await trashFiles(context, files);
}

/**
 * Deletes a record in the caller's transaction, with its photos. Each of them has an entry of its own in the audit log,
 * by which it can be restored.
 *
 * @param before the record, locked
 * @returns the files of the photos, to be put aside after the transaction
 */
export async function deleteWithPhotos(
  tx: Queryable,
  resource: Resource,
  before: Fields,
  change: Change,
  action: AuditAction = "delete",
): Promise<readonly PhotoVariant[]> {
  const uuid = String(before["uuid"]);
  const files = await deletePhotosOf(tx, resource.definition.name, uuid, change);
  await deleteAndAudit(tx, resource, before, change, action);
  return files;
}
