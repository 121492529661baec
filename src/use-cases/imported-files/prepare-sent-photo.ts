import { type FileLabel, PhotoRefused } from "#photos/picture-kind.ts";
import { type PreparedPhoto, preparePhoto } from "#photos/prepare-photo.ts";
import { preparePrivatePhoto } from "#photos/prepare-private-photo.ts";
import { UseCaseError } from "../use-case-error.ts";

/**
 * The files to store for an uploaded picture. Takes seconds.
 *
 * @param isPrivate few people look at it: it is stored in fewer sizes
 * @throws UseCaseError `unsupported` and `too-large` for files that are not accepted, `not-valid` for broken ones
 */
export async function prepareSentPhoto(bytes: Uint8Array, label: FileLabel, isPrivate = false): Promise<PreparedPhoto> {
  return (isPrivate ? preparePrivatePhoto : preparePhoto)(bytes, label).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof PhotoRefused)) throw error;
  const { code } = error;
  const errors = { file: [code] };
  if (code === "photo_too_large") throw new UseCaseError("too-large", { errors });
  const isBroken = code === "photo_broken" || code === "photo_too_many_pixels";
  throw new UseCaseError(isBroken ? "not-valid" : "unsupported", { errors });
}
