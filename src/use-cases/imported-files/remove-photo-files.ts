import type { PhotoVariant } from "#database/schema/places/photo.ts";
import type { UseCaseContext } from "../context.ts";

/** Removes the files of a photo that is in no table; what cannot be removed now is swept later. */
export async function removePhotoFiles(
  { photos, log }: UseCaseContext,
  variants: readonly Pick<PhotoVariant, "key">[],
): Promise<void> {
  for (const { key } of variants) {
    await photos
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, "a file of a photo stays for now"));
  }
}
