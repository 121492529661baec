import { insertAuditEntry } from "#database/queries/audit-log.ts";
import { deletePhoto as removePhoto } from "#database/queries/photos.ts";
import { requireEditor } from "../actor.ts";
import { writeContent } from "../administration/records/write-record.ts";
import type { UseCaseContext } from "../context.ts";
import type { ExpectedVersion } from "../plans/plan-access.ts";
import { openPhoto, type PhotoPlace } from "./open-photo.ts";
import { auditedPhoto } from "./present-photo.ts";
import { removePhotoFiles } from "./remove-photo-files.ts";

/**
 * Deletes a photo with its files.
 *
 * @throws Refusal for everybody but editors, `not-found` and `version-missing`
 * @throws PhotoConflict when somebody else was faster
 */
export async function deletePhoto(
  context: UseCaseContext,
  place: PhotoPlace,
  expected: ExpectedVersion,
): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const record = await writeContent(context, async (tx) => {
    const opened = await openPhoto(tx, place, expected);
    await removePhoto(tx, opened.uuid);
    await insertAuditEntry(tx, {
      at: context.now(),
      by,
      resource: "photo",
      resourceUuid: opened.uuid,
      action: "delete",
      before: auditedPhoto(opened),
    });
    return opened;
  });
  await removePhotoFiles(context, record.variants);
}
