import sharp from "sharp";
import { maxPhotoBytes } from "#domain/places/photo-limits.ts";
import { type FileLabel, kindOf, PhotoRefused } from "./picture-kind.ts";
import { measure, type PreparedPhoto, upright, onDecodeError } from "./prepare-photo.ts";

/** Pixels of the longer side: enough for a screen and for a page of A5. */
const largeSide = 1_600;
const smallSide = 480;
const blurSide = 20;

/**
 * The files to store of a picture with few viewers: a large and a small JPEG, without camera metadata such as the
 * location.
 *
 * @throws PhotoRefused unless it is a complete picture of an accepted type and size
 */
export async function preparePrivatePhoto(bytes: Uint8Array, label: FileLabel): Promise<PreparedPhoto> {
  if (bytes.byteLength > maxPhotoBytes) throw new PhotoRefused("photo_too_large");
  await measure(bytes, kindOf(bytes, label));
  const within = (side: number) => ({ width: side, height: side, fit: "inside" as const, withoutEnlargement: true });
  const large = await onDecodeError(() =>
    upright(bytes).resize(within(largeSide)).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true }),
  );
  const small = await sharp(large.data)
    .resize(within(smallSide))
    .jpeg({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  const blurred = await sharp(small.data).resize(within(blurSide)).webp({ quality: 30 }).toBuffer();
  const files = [large, small].map(({ data, info: { width, height } }) => ({
    type: "image/jpeg" as const,
    width,
    height,
    content: data,
  }));
  const { width, height } = large.info;
  return { width, height, blur: `data:image/webp;base64,${blurred.toString("base64")}`, files };
}
