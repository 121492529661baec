import type { PhotoVariant } from "#database/schema/photo.ts";
import type { UseCaseContext } from "../context.ts";

type Files = readonly Pick<PhotoVariant, "key">[];

/** Files of deleted photos lie here, under names that are served to nobody. */
const asideFolder = "deleted/";
/** So long a deleted photo can come back, in milliseconds: thirty days. */
const keptMs = 30 * 24 * 3_600_000;

/** Whether what was deleted then can still come back. */
export function isStillAside(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() < keptMs;
}

/** Puts the files of a photo that was deleted where nobody can fetch them; what cannot be moved now is swept later. */
export async function putFilesAside({ photos, log }: UseCaseContext, files: Files): Promise<void> {
  for (const { key } of files) {
    try {
      const content = await photos.read(key);
      if (content) await photos.write(asideFolder + key, content);
      await photos.remove(key);
    } catch (error) {
      log.warn({ err: error, key }, "a file of a deleted photo stays for now");
    }
  }
}

/** Puts the files of a photo back to where they are served from; those put aside stay. @returns whether all were there */
export async function bringFilesBack({ photos }: UseCaseContext, files: Files): Promise<boolean> {
  for (const { key } of files) {
    const content = await photos.read(asideFolder + key);
    if (content === null) return false;
    await photos.write(key, content);
  }
  return true;
}

/** Removes what was put aside of a photo. */
export async function dropFilesAside({ photos }: UseCaseContext, files: Files): Promise<void> {
  for (const { key } of files) await photos.remove(asideFolder + key);
}

/** Names of files that were put aside, and so belong to no photo. */
export function isAside(name: string): boolean {
  return name.startsWith(asideFolder);
}
