import sharp from "sharp";

/** The PNG of a drawing in SVG, in few colours. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}
