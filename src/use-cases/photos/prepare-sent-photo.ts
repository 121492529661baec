import { PhotoRefused } from "#photos/photo-refused.ts";
import type { FileLabel } from "#photos/picture-kind.ts";
import { type PreparedPhoto, preparePhoto } from "#photos/prepare-photo.ts";
import { UseCaseError } from "../use-case-error.ts";

/**
 * What is stored of a picture that was sent. Takes seconds.
 *
 * @throws UseCaseError `unsupported` and `too-large` for files that are not taken, `not-valid` for broken ones
 */
export async function prepareSentPhoto(bytes: Uint8Array, label: FileLabel): Promise<PreparedPhoto> {
  return preparePhoto(bytes, label).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof PhotoRefused)) throw error;
  const { fault } = error;
  const faults = { file: [fault] };
  if (fault === "photo_too_large") throw new UseCaseError("too-large", { faults });
  const isBroken = fault === "photo_broken" || fault === "photo_too_many_pixels";
  throw new UseCaseError(isBroken ? "not-valid" : "unsupported", { faults });
}
