/** Why a file cannot become a photo. */
export type PhotoFault =
  | "photo_of_other_kind"
  | "photo_mislabelled"
  | "photo_heic"
  | "photo_broken"
  | "photo_too_many_pixels"
  | "photo_too_large";

/** Thrown for a file that cannot become a photo. */
export class PhotoRefused extends Error {
  override readonly name = "PhotoRefused";
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}
