/** Maximum size of a photo file, in units of 1,048,576 bytes. */
export const maxPhotoMegabytes = 15;
export const maxPhotoBytes = maxPhotoMegabytes * 1024 * 1024;
/** Width times height of a photo, in millions. */
export const maxPhotoMegapixels = 50;
export const maxPhotoPixels = maxPhotoMegapixels * 1_000_000;
