import { newUuid } from "#database/new-uuid.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { deletePhoto as removePhoto } from "#database/queries/places/photos.ts";
import { requireEditor } from "../actor.ts";
import { writeContent } from "../administration/records/write-record.ts";
import type { UseCaseContext } from "../context.ts";
import type { ExpectedVersion } from "../plans/plan-access.ts";
import { putFilesAside } from "./files-aside.ts";
import { openPhoto, type PhotoPlace } from "./open-photo.ts";
import { auditedDeletion } from "#use-cases/content/photos.ts";

/**
 * Deletes a photo; its files are put aside, so that the audit log can bring it back.
 *
 * @returns the uuid of its entry in the audit log
 * @throws UseCaseError for everybody but editors, `not-found` and `version-missing`
 * @throws PhotoConflict when somebody else was faster
 */
export async function deletePhoto(
  context: UseCaseContext,
  place: PhotoPlace,
  expected: ExpectedVersion,
): Promise<string> {
  const { uuid: by } = requireEditor(context);
  const entry = newUuid();
  const record = await writeContent(context, async (tx) => {
    const opened = await openPhoto(tx, place, expected);
    await removePhoto(tx, opened.uuid);
    await insertAuditEntry(tx, {
      uuid: entry,
      at: context.now(),
      by,
      resource: "photo",
      resourceUuid: opened.uuid,
      action: "delete",
      before: auditedDeletion(opened),
    });
    return opened;
  });
  await putFilesAside(context, record.variants);
  return entry;
}
