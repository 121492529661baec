import type { AdministeredPhoto } from "#contract/places/photos.ts";

/** Thrown when a change of a photo builds on a version that is no longer the last. */
export class PhotoConflict extends Error {
  override readonly name = "PhotoConflict";
  /** The photo as it is now. */
  readonly current: AdministeredPhoto;

  constructor(current: AdministeredPhoto) {
    super(`version ${current.version} is the current one`);
    this.current = current;
  }
}
