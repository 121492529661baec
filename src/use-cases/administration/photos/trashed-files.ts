import { countAdministrators } from "#database/queries/accounts/users.ts";
import type { PhotoVariant } from "#database/schema/places/photo.ts";
import { listPhotoKeys } from "#database/queries/places/photos.ts";
import type { UseCaseContext } from "../../context.ts";

/** Newer files may belong to a photo that is just being added. */
const graceMs = 3_600_000;

/**
 * Removes files of photos that are in no table: left by interrupted processes, of deleted records, and of photos
 * deleted too long ago to be restored.
 *
 * @returns the number of files
 */
export async function sweepPhotos(context: UseCaseContext): Promise<number> {
  const { database, photos } = context;
  const before = new Date(context.now().getTime() - graceMs);
  await photos.removeUnfinished(before);
  // Listed before the tables are read: anything added in between has its row by then.
  const files = await photos.list();
  const expired = files.filter(({ name, storedAt }) => isInTrash(name) && !isStillInTrash(storedAt, context.now()));
  for (const { name } of expired) await photos.remove(name);
  const storedKeys = await listPhotoKeys(database);
  // A database without any photo, and with nobody in it, is more likely the wrong one than one whose photos are all gone.
  if (storedKeys.size === 0 && (await countAdministrators(database)) === 0) return expired.length;
  const unreferencedFiles = files.filter(
    ({ name, storedAt }) => storedAt < before && !storedKeys.has(name) && !isInTrash(name),
  );
  for (const { name } of unreferencedFiles) await photos.remove(name);
  return expired.length + unreferencedFiles.length;
}

type Files = readonly Pick<PhotoVariant, "key">[];

/** Folder of the files of deleted photos, under names that are never served. */
const trashFolder = "deleted/";
/** How long a deleted photo can be restored, in milliseconds: thirty days. */
const retentionMs = 30 * 24 * 3_600_000;

/** Whether a photo deleted at that time can still be restored. */
export function isStillInTrash(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() < retentionMs;
}

/** Moves the files of a deleted photo out of public reach; those that cannot be moved now are swept later. */
export async function trashFiles({ photos, log }: UseCaseContext, files: Files): Promise<void> {
  for (const { key } of files) {
    try {
      const content = await photos.read(key);
      if (content) await photos.write(trashFolder + key, content);
      await photos.remove(key);
    } catch (error) {
      log.warn({ err: error, key }, "a file of a deleted photo stays for now");
    }
  }
}

/** Moves the files of a photo back to where they are served from. @returns whether all existed */
export async function restoreFiles({ photos }: UseCaseContext, files: Files): Promise<boolean> {
  for (const { key } of files) {
    const content = await photos.read(trashFolder + key);
    if (content === null) return false;
    await photos.write(key, content);
  }
  return true;
}

/** Removes the files of a photo from the trash folder. */
export async function deleteTrashedFiles({ photos }: UseCaseContext, files: Files): Promise<void> {
  for (const { key } of files) await photos.remove(trashFolder + key);
}

/** Whether a file is in the trash folder, and so belongs to no photo. */
function isInTrash(name: string): boolean {
  return name.startsWith(trashFolder);
}
