/** Why a file cannot become a photo. */
type PhotoErrorCode =
  | "photo_of_other_kind"
  | "photo_mislabelled"
  | "photo_heic"
  | "photo_broken"
  | "photo_too_many_pixels"
  | "photo_too_large";

/** Thrown for a file that cannot become a photo. */
export class PhotoRefused extends Error {
  override readonly name = "PhotoRefused";
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Media types of accepted pictures. */
export type PictureKind = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

const kindsByEnding: Readonly<Record<string, PictureKind>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** Brands of ISO media files (ISO 14496-12) with AV1 and HEVC pictures. */
const avifBrands = new Set(["avif", "avis"]);
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);

/** Name and type declared for the file. */
export interface FileLabel {
  readonly name: string;
  readonly mediaType: string;
}

/**
 * The type of a picture, from its first bytes.
 *
 * @throws PhotoRefused for every other file, and for one whose label names another type of picture
 */
export function kindOf(bytes: Uint8Array, label: FileLabel): PictureKind {
  const kind = sniff(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)));
  if (kind === null) throw new PhotoRefused("photo_of_other_kind");
  if (kind === "heic") throw new PhotoRefused("photo_heic");
  if (isMislabelled(kind, label)) throw new PhotoRefused("photo_mislabelled");
  return kind;
}

function sniff(start: Buffer): PictureKind | "heic" | null {
  const text = (from: number, to: number): string => start.toString("latin1", from, to);
  if (start.length < 12) return null;
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 8) !== "ftyp") return null;
  const length = Math.min(start.readUInt32BE(0), start.length);
  // The first is the major brand, followed by its version and the compatible brands.
  const brands = [8, 16, 20, 24, 28, 32, 36, 40].filter((at) => at + 4 <= length).map((at) => text(at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return "image/avif";
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null;
}

/** Media types without information; a part of a form without a type is text (RFC 7578, section 4.4). */
const isGeneric = new Set(["", "application/octet-stream", "text/plain", "image/jpg"]);

/** A name or type without information is not a wrong label. */
function isMislabelled(kind: PictureKind, { name, mediaType }: FileLabel): boolean {
  const declared = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!isGeneric.has(declared)) return declared !== kind;
  const byName = kindsByEnding[name.split(".").at(-1)?.toLowerCase() ?? ""];
  return byName !== undefined && byName !== kind;
}
