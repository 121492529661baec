/** What a file chooser offers; HEIC is left out, which telephones then turn into JPEG. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";
