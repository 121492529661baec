import sharp from "sharp";

/** Renders an SVG drawing as a PNG with few colours. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}
