import type { AdministeredPhoto, PhotoResource, PhotoWords } from "#contract/places/photos.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { insertPhoto } from "#database/queries/places/photos.ts";
import { newUuid } from "#database/rows.ts";
import type { PhotoVariant } from "#database/schema/places/photo.ts";
import type { PreparedFile, PreparedPhoto } from "#photos/prepare-photo.ts";
import { requireEditor } from "../../actor.ts";
import { writeContent } from "../records/write-record.ts";
import type { UseCaseContext } from "../../context.ts";
import type { SentPicture } from "../../imported-files/sent-file.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { findSubject, lockSubject } from "./open-photo.ts";
import { auditedPhoto, presentAdministeredPhoto } from "../../content/photos.ts";
import { removePhotoFiles } from "../../imported-files/remove-photo-files.ts";

const endings = { "image/avif": "avif", "image/webp": "webp", "image/jpeg": "jpg" } as const;

/**
 * Adds a photo at the end of the photos of a town, house or point of interest. Stores nothing on failure.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, `unsupported` and `too-large` for files that are not
 * accepted, `not-valid` for broken ones, and `too-many-requests` or `unavailable` while many others wait
 */
export async function addPhoto(
  context: UseCaseContext,
  resource: PhotoResource,
  subjectUuid: string,
  { alt, altEs, licence, author }: PhotoWords,
  picture: SentPicture,
): Promise<AdministeredPhoto> {
  const { uuid: by } = requireEditor(context);
  await findSubject(context.database, resource, subjectUuid);
  const { bytes, ...label } = picture;
  const prepared = await runFileTask(context, "pictures", "prepareSentPhoto", bytes, label);
  const uuid = newUuid();
  const variants = variantsOf(uuid, prepared);
  try {
    for (const { key, content } of variants) await context.photos.write(key, content);
    const now = context.now();
    const record = await writeContent(context, async (tx) => {
      const subject = await lockSubject(tx, resource, subjectUuid);
      const { width, height, blur } = prepared;
      const words = { alt, altEs: altEs ?? null, licence, author: author ?? null };
      const stored = variants.map(({ content: _, ...variant }) => variant);
      const values = { uuid, ...words, width, height, blur, variants: stored };
      const inserted = await insertPhoto(tx, subject, values, { by, now });
      const after = auditedPhoto(inserted);
      await insertAuditEntry(tx, { at: now, by, resource: "photo", resourceUuid: uuid, action: "create", after });
      return inserted;
    });
    return presentAdministeredPhoto(record);
  } catch (error) {
    await removePhotoFiles(context, variants);
    throw error;
  }
}

function variantsOf(uuid: string, { files }: PreparedPhoto): (PhotoVariant & Pick<PreparedFile, "content">)[] {
  return files.map(({ type, width, height, content }) => ({
    type,
    width,
    height,
    bytes: content.byteLength,
    key: `${uuid}-${width}.${endings[type]}`,
    content,
  }));
}
