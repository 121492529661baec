/** Longest file of a photo: 15 MiB. */
export const maxPhotoBytes = 15 * 1024 * 1024;
/** Width times height of a photo. */
export const maxPhotoPixels = 50_000_000;
