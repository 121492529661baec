import { isPhotoResource } from "#contract/places/photos.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { Change } from "#database/queries/administration/records/record-store.ts";
import type { PhotoVariant } from "#database/schema/places/photo.ts";
import { newUuid } from "#database/rows.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import {
  findPhoto,
  insertPhoto,
  listPhotos,
  type NewPhoto,
  type PhotoRecord,
  type PhotoSubject,
  deletePhoto as removePhoto,
} from "#database/queries/places/photos.ts";
import { requireEditor } from "../../actor.ts";
import { writeContent } from "../records/write-record.ts";
import type { UseCaseContext } from "../../context.ts";
import { type ExpectedVersion, notValid } from "#use-cases/use-case-error.ts";
import { restoreFiles, deleteTrashedFiles, trashFiles } from "./trashed-files.ts";
import { lockSubject, openPhoto, PhotoConflict, type PhotoPlace } from "./open-photo.ts";
import {
  auditedDeletion,
  auditedPhoto,
  photoSubject,
  photoSubjects,
  presentAdministeredPhoto,
} from "../../content/photos.ts";
import type { AuditedFields } from "#database/schema/content/audit-log.ts";
import { removePhotoFiles } from "../../imported-files/remove-photo-files.ts";

/** The entry of a deleted photo in the audit log. */
interface DeletedPhoto {
  readonly resourceUuid: string;
  readonly before: AuditedFields | null;
}

/**
 * Restores a deleted photo to its position.
 * @throws UseCaseError for everybody but editors, `not-found` if its subject no longer exists, and `not-valid` if its
 * files do not
 * @throws PhotoConflict if it has already been restored
 */
export async function restorePhoto(
  context: UseCaseContext,
  { resourceUuid: uuid, before }: DeletedPhoto,
): Promise<void> {
  const { uuid: by } = requireEditor(context);
  const { database } = context;
  const photo = readDeleted(uuid, before);
  if (photo === null) throw notValid("uuid", "not_revertible");
  const standing = await findPhoto(database, uuid);
  if (standing) throw new PhotoConflict(presentAdministeredPhoto(standing));
  if (!(await restoreFiles(context, photo.values.variants))) throw notValid("uuid", "not_revertible");
  try {
    const now = context.now();
    await writeContent(context, async (tx) => {
      await lockSubject(tx, photo.resource, Object.values(photo.subject)[0] ?? "");
      const inserted = await insertPhoto(tx, photo.subject, photo.values, { by, now }, photo.position);
      const after = auditedPhoto(inserted);
      await insertAuditEntry(tx, { at: now, by, resource: "photo", resourceUuid: uuid, action: "revert", after });
    });
  } catch (error) {
    await removePhotoFiles(context, photo.values.variants);
    throw error;
  }
  await deleteTrashedFiles(context, photo.values.variants);
}

function readDeleted(uuid: string, before: AuditedFields | null) {
  const { stored, alt, altEs = null, licence, author, width, height } = before ?? {};
  const [field, resource] = Object.entries(photoSubjects).find(([name]) => typeof before?.[name] === "string") ?? [];
  if (!field || !resource || typeof stored !== "object" || stored === null) return null;
  // Written by this module when the photo was deleted.
  const { position, ...files } = stored as Pick<NewPhoto, "blur" | "variants"> & { position: number };
  const values = { uuid, alt, altEs, licence, author, width, height, ...files } as NewPhoto;
  return { resource, subject: { [field]: before?.[field] } as PhotoSubject, values, position };
}

/**
 * Deletes a photo; its files are set aside, so that it can be restored from the audit log.
 *
 * @returns the uuid of its entry in the audit log
 * @throws UseCaseError for everybody but editors, `not-found` and `version-missing`
 * @throws PhotoConflict if somebody else has changed it first
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
    await removeAndAudit(tx, opened, { by, now: context.now() }, entry);
    return opened;
  });
  await trashFiles(context, record.variants);
  return entry;
}

async function removeAndAudit(
  tx: Queryable,
  photo: PhotoRecord,
  { by, now: at }: Change,
  entry = newUuid(),
): Promise<void> {
  await removePhoto(tx, photo.uuid);
  const audited = { resource: "photo", resourceUuid: photo.uuid, before: auditedDeletion(photo) } as const;
  await insertAuditEntry(tx, { uuid: entry, at, by, action: "delete", ...audited });
}

/**
 * Deletes the photos of a record that is being deleted, so that they can be restored after it.
 *
 * @returns their files, to be put aside after the transaction
 */
export async function deletePhotosOf(
  tx: Queryable,
  resource: ResourceName,
  uuid: string,
  change: Change,
): Promise<readonly PhotoVariant[]> {
  if (!isPhotoResource(resource)) return [];
  const photos = await listPhotos(tx, photoSubject(resource, uuid));
  for (const photo of photos) await removeAndAudit(tx, photo, change);
  return photos.flatMap(({ variants }) => variants);
}
