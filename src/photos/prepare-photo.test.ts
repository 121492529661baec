import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { maxPhotoBytes } from "#domain/places/photo-limits.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { preparePhoto } from "./prepare-photo.ts";

const unlabelled = { name: "", mediaType: "" };

async function codeOf(bytes: Uint8Array, label = unlabelled): Promise<unknown> {
  return preparePhoto(bytes, label).then(
    () => "taken",
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

/** White rows that compress to almost nothing. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1_000)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xed_b8_83_20 : 0);
  }
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

describe("a picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("of type %s is accepted", async (kind) => {
    const { width, height, files, blur } = await preparePhoto(await picture(kind), {
      name: `a.${kind}`,
      mediaType: `image/${kind}`,
    });
    expect([width, height]).toEqual([400, 300]);
    expect(files.map(({ type, width: step }) => `${type} ${step}`)).toEqual([
      "image/jpeg 400",
      "image/avif 320",
      "image/webp 320",
      "image/avif 400",
      "image/webp 400",
    ]);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(400);
    for (const file of files) {
      const { format, width: is, height: high } = await sharp(file.content).metadata();
      expect(`image/${format === "heif" ? "avif" : format} ${is}x${high}`).toBe(
        `${file.type} ${file.width}x${file.height}`,
      );
    }
  });

  it("is resized to every usual width up to its own", async () => {
    const { files } = await preparePhoto(await picture("jpeg", { width: 2_500, height: 1_000 }), unlabelled);
    const widths = files.filter(({ type }) => type === "image/webp").map(({ width }) => width);
    expect(widths).toEqual([320, 640, 1_280, 1_920]);
    const tiny = await preparePhoto(await picture("png", { width: 1, height: 2 }), unlabelled);
    expect(tiny.files.map(({ width }) => width)).toEqual([1, 1, 1]);
  });

  it("is upright, without camera and location metadata", async () => {
    const lying = await picture("jpeg", { width: 400, height: 200, orientation: 6 });
    expect(lying.toString("latin1")).toContain("CameraOfAna");
    const { width, height, files } = await preparePhoto(lying, unlabelled);
    expect([width, height]).toEqual([200, 400]);
    for (const { content } of files) {
      expect(Buffer.from(content).toString("latin1")).not.toContain("CameraOfAna");
      const { exif, xmp, icc, orientation } = await sharp(content).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      // The former top is on the right.
      const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      const middle = Math.floor(info.height / 2) * info.width * info.channels;
      const [redAtLeft = 0, redAtRight = 0] = [
        data[middle + 4 * info.channels],
        data[middle + (info.width - 4) * info.channels],
      ];
      expect(redAtRight - redAtLeft).toBeGreaterThan(200);
    }
  });

  it("has a white background where it was transparent", async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { files } = await preparePhoto(clear, unlabelled);
    const pixels = await sharp(files[0]?.content).raw().toBuffer();
    expect(Math.min(...pixels)).toBeGreaterThan(250);
  });
});

describe("a file is refused", () => {
  it("that is no picture, or may contain scripts", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of [svg, "<script>alert(1)</script>", "", "GIF89a, which is a picture of another kind"]) {
      expect(await codeOf(Buffer.from(text), { name: "a.png", mediaType: "image/png" })).toBe("photo_of_other_kind");
    }
  });

  it("whose type differs from the declared one", async () => {
    const jpeg = await picture("jpeg");
    expect(await codeOf(jpeg, { name: "a.png", mediaType: "image/png" })).toBe("photo_mislabelled");
    expect(await codeOf(jpeg, { name: "a.png", mediaType: "" })).toBe("photo_mislabelled");
    expect(await codeOf(jpeg, { name: "a.jpg", mediaType: "text/plain" })).toBe("taken");
    expect(await codeOf(jpeg, { name: "photo", mediaType: "application/octet-stream" })).toBe("taken");
  });

  it("that only starts like a picture", async () => {
    expect(await codeOf(Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1"))).toBe("photo_broken");
    expect(await codeOf(Buffer.from("\x89PNG\r\n\x1a\n and no more", "latin1"))).toBe("photo_broken");
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("that is a truncated %s", async (kind) => {
    const noise = await sharp({
      create: { width: 300, height: 300, channels: 3, background: "#888", noise: { type: "gaussian", sigma: 60 } },
    })
      .toFormat(kind)
      .toBuffer();
    expect(await codeOf(noise.subarray(0, noise.length / 2))).toBe("photo_broken");
  });

  it("that is HEIC, with an explanation", async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"),
      Buffer.alloc(40),
    ]);
    expect(await codeOf(heic, { name: "IMG_1.HEIC", mediaType: "image/heic" })).toBe("photo_heic");
  });

  // Decoded, they would take gigabytes.
  it("that has too many pixels", async () => {
    expect(await codeOf(pngOf(60_000, 60_000))).toBe("photo_too_many_pixels");
    expect(await codeOf(pngOf(50_001, 1_000))).toBe("photo_too_many_pixels");
  });

  it("that is too large", async () => {
    expect(await codeOf(Buffer.alloc(maxPhotoBytes + 1))).toBe("photo_too_large");
  });
});
