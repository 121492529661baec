import sharp, { type Sharp } from "sharp";
import { maxPhotoBytes, maxPhotoPixels } from "#domain/places/photo-limits.ts";
import { type FileLabel, kindOf, PhotoRefused, type PictureKind } from "./picture-kind.ts";

/** Maximum side of WebP. */
const maxSide = 16_383;

const widths = [320, 640, 1_280, 1_920];
/** Maximum pixels of the largest width of a tall picture; the smallest width is always created. */
const maxVariantPixels = 6_000_000;
const blurSide = 20;
const timeoutSeconds = 60;

/** One size of a photo in one format. */
export interface PreparedFile {
  readonly type: "image/avif" | "image/webp" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

export interface PreparedPhoto {
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
  /** A few bytes of WebP as a data URL. */
  readonly blur: string;
  /** The whole picture as JPEG first, then AVIF and WebP in each width. */
  readonly files: readonly PreparedFile[];
}

// Every picture is processed once: a cache would only take up memory.
sharp.cache(false);

/**
 * Converts a picture to the files to store: upright, in sRGB, transparency on white, and without camera metadata such
 * as the location.
 *
 * @throws PhotoRefused unless it is a complete picture of an accepted type and size
 */
export async function preparePhoto(bytes: Uint8Array, label: FileLabel): Promise<PreparedPhoto> {
  if (bytes.byteLength > maxPhotoBytes) throw new PhotoRefused("photo_too_large");
  const kind = kindOf(bytes, label);
  const { width, height } = await measure(bytes, kind);
  const largest = Math.min(width, widths.at(-1) ?? width);
  const [original, base] = await onDecodeError(async () => [
    await upright(bytes).jpeg({ quality: 90 }).toBuffer(),
    await upright(bytes).resize({ width: largest }).raw().toBuffer({ resolveWithObject: true }),
  ]);
  const { channels } = base.info;
  const scaled = () => sharp(base.data, { raw: { width: base.info.width, height: base.info.height, channels } });
  const files: PreparedFile[] = [{ type: "image/jpeg", width, height, content: original }];
  for (const step of widthsOf(width, height)) {
    const size = { width: step, height: Math.max(1, Math.round((height * step) / width)) };
    const resized = () =>
      scaled()
        .resize({ ...size, fit: "fill" })
        .timeout({ seconds: timeoutSeconds });
    files.push({ type: "image/avif", ...size, content: await resized().avif({ quality: 52, effort: 3 }).toBuffer() });
    files.push({ type: "image/webp", ...size, content: await resized().webp({ quality: 76 }).toBuffer() });
  }
  const blurred = scaled().resize({ width: blurSide, height: blurSide, fit: "inside" }).webp({ quality: 30 });
  const blur = `data:image/webp;base64,${(await blurred.toBuffer()).toString("base64")}`;
  return { width, height, blur, files };
}

/** The size of the upright picture, from its header only. */
export async function measure(bytes: Uint8Array, kind: PictureKind): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await onDecodeError(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const isOfKind = format === kind.slice("image/".length) || (kind === "image/avif" && format === "heif");
  if (!isOfKind) throw new PhotoRefused("photo_broken");
  const { width, height } = autoOrient;
  const isTooLarge = width * height > maxPhotoPixels || Math.max(width, height) > maxSide;
  if (isTooLarge) throw new PhotoRefused("photo_too_many_pixels");
  return { width, height };
}

export function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: timeoutSeconds });
}

/** The standard widths up to that of the picture; its own if it is smaller than all of them. */
function widthsOf(width: number, height: number): readonly number[] {
  const smallest = Math.min(width, widths[0] ?? width);
  const inside = new Set([...widths.filter((step) => step < width), Math.min(width, widths.at(-1) ?? width)]);
  return [...inside].filter((step) => step === smallest || (step * step * height) / width <= maxVariantPixels);
}

/** Errors of the decoder are errors of the file. */
export async function onDecodeError<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new PhotoRefused("photo_broken");
  }
}
