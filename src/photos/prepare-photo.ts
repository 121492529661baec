import sharp, { type Sharp } from "sharp";
import { maxPhotoBytes, maxPhotoPixels } from "#domain/photos/photo-limits.ts";
import { type FileLabel, kindOf, PhotoRefused, type PictureKind } from "./picture-kind.ts";

/** WebP has no longer side. */
const maxSide = 16_383;

const widths = [320, 640, 1_280, 1_920];
/** A tall picture has so many pixels in its largest width at most; the smallest width there is always. */
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
  /** A few bytes of WebP as a data address. */
  readonly blur: string;
  /** The whole picture as JPEG first, then AVIF and WebP in each width. */
  readonly files: readonly PreparedFile[];
}

// Every picture is seen once: a cache of them would only take memory.
sharp.cache(false);

/**
 * Makes of a picture what is stored of it: upright, in sRGB, on white where it was transparent, and without all that
 * cameras write beside it, such as the place.
 *
 * @throws PhotoRefused for what is no whole picture of a kind and size that is taken
 */
export async function preparePhoto(bytes: Uint8Array, label: FileLabel): Promise<PreparedPhoto> {
  if (bytes.byteLength > maxPhotoBytes) throw new PhotoRefused("photo_too_large");
  const kind = kindOf(bytes, label);
  const { width, height } = await measure(bytes, kind);
  const largest = Math.min(width, widths.at(-1) ?? width);
  const [whole, base] = await whenBroken(async () => [
    await upright(bytes).jpeg({ quality: 90 }).toBuffer(),
    await upright(bytes).resize({ width: largest }).raw().toBuffer({ resolveWithObject: true }),
  ]);
  const { channels } = base.info;
  const scaled = () => sharp(base.data, { raw: { width: base.info.width, height: base.info.height, channels } });
  const files: PreparedFile[] = [{ type: "image/jpeg", width, height, content: whole }];
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

/** The size of the upright picture, from its head alone. */
export async function measure(bytes: Uint8Array, kind: PictureKind): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await whenBroken(() => sharp(bytes, { limitInputPixels: false }).metadata());
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

/** The usual widths that are not larger than the picture; its own where it is smaller than all of them. */
function widthsOf(width: number, height: number): readonly number[] {
  const smallest = Math.min(width, widths[0] ?? width);
  const fitting = new Set([...widths.filter((step) => step < width), Math.min(width, widths.at(-1) ?? width)]);
  return [...fitting].filter((step) => step === smallest || (step * step * height) / width <= maxVariantPixels);
}

/** What the decoder does not like is the file's fault. */
export async function whenBroken<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new PhotoRefused("photo_broken");
  }
}
