import sharp from "sharp";

interface PictureRequest {
  readonly width?: number;
  readonly height?: number;
  /** EXIF orientation: 6 is rotated by 90°. */
  readonly orientation?: number;
}

/** A picture that is red above and blue below, with EXIF data of a camera and a position. */
export function picture(
  kind: "jpeg" | "png" | "webp" | "avif",
  { width = 400, height = 300, orientation = 1 }: PictureRequest = {},
): Promise<Buffer> {
  const lower = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: lower, gravity: "south" }])
    .withExif({
      IFD0: { Make: "CameraOfAna", Software: "secret remark" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 52/1 50/1" },
    })
    .withMetadata({ orientation })
    .toFormat(kind)
    .toBuffer();
}
