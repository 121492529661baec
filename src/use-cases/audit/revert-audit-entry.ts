import { isUuid } from "#contract/http/uuid.ts";
import { findAuditEntry } from "#database/queries/administration/audit-entries.ts";
import { requireEditor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { restorePhoto } from "#use-cases/photos/restore-photo.ts";
import { pathResource } from "#use-cases/administration/path/apply-path.ts";
import { revertPath } from "#use-cases/administration/path/revert-path.ts";
import { registerResource } from "#use-cases/administration/registers/apply-import.ts";
import { undoImport } from "#use-cases/administration/registers/undo-import.ts";
import { requirePermission, resourceBySingular } from "#use-cases/administration/records/resource.ts";
import { reverseEntry } from "#use-cases/administration/records/reverse-entry.ts";
import { writeContent } from "#use-cases/administration/records/write-record.ts";
import { canRevert, photoResource } from "./list-audit.ts";

/**
 * Undoes what an entry of the audit log tells of; the undoing is an entry of its own.
 *
 * @throws UseCaseError for everybody but those who may change the record, `not-found`, and `not-valid` for what cannot be
 * undone
 * @throws RecordConflict, PathChanged, PhotoConflict when it has been changed again since
 */
export async function revertAuditEntry(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const entry = isUuid(uuid) ? await findAuditEntry(context.database, uuid) : null;
  if (entry === null) throw new UseCaseError("not-found");
  if (!canRevert(entry, context.now())) throw notValid("uuid", "not_revertible");
  const change = { by, now: context.now() };
  if (entry.resource === pathResource) {
    await writeContent(context, (tx) => revertPath(tx, entry, change));
    return;
  }
  if (entry.resource === registerResource) {
    await undoImport(context, entry.resourceUuid);
    return;
  }
  if (entry.resource === photoResource) {
    await restorePhoto(context, entry);
    return;
  }
  const resource = resourceBySingular(entry.resource);
  if (!resource) throw notValid("uuid", "not_revertible");
  requirePermission(context, resource);
  await writeContent(context, (tx) => reverseEntry(tx, resource, entry, change));
}
