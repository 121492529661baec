import { isUuid } from "#contract/http/uuid.ts";
import { findAuditEntry } from "#database/queries/administration/audit-entries.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid, Refusal } from "../../refusal.ts";
import { restorePhoto } from "../../photos/restore-photo.ts";
import { pathResource } from "../path/apply-path.ts";
import { revertPath } from "../path/revert-path.ts";
import { requirePermission, resourceBySingular } from "../records/resource.ts";
import { reverseEntry } from "../records/reverse-entry.ts";
import { writeContent } from "../records/write-record.ts";
import { canRevert, photoResource } from "./list-audit.ts";

/**
 * Undoes what an entry of the audit log tells of; the undoing is an entry of its own.
 *
 * @throws Refusal for everybody but those who may change the record, `not-found`, and `not-valid` for what cannot be
 * undone
 * @throws RecordConflict, PathChanged, PhotoConflict when it has been changed again since
 */
export async function revertAuditEntry(context: UseCaseContext, uuid: string): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const entry = isUuid(uuid) ? await findAuditEntry(context.database, uuid) : null;
  if (entry === null) throw new Refusal("not-found");
  if (!canRevert(entry, context.now())) throw notValid("uuid", "not_revertible");
  const change = { by, now: context.now() };
  if (entry.resource === pathResource) {
    await writeContent(context, (tx) => revertPath(tx, entry, change));
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
