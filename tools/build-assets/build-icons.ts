/**
 * Generates the icons of the installed site in public/icons from public/favicon.svg.
 * Run with `npx node tools/build-assets/build-icons.ts`; the results are committed.
 */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const source = await readFile("public/favicon.svg", "utf8");
/** Systems crop maskable icons to their own shapes: the background fills the square, the shell stays in the centre. */
const ground = "#15497b";
const unrounded = source.replace(' rx="11"', "");

async function plain(sizePx: number): Promise<void> {
  await sharp(Buffer.from(source), { density: 1_200 })
    .resize(sizePx, sizePx)
    .png()
    .toFile(`public/icons/icon-${sizePx}.png`);
}

async function full(sizePx: number, shareOfShell: number, file: string): Promise<void> {
  const inner = Math.round(sizePx * shareOfShell);
  const shell = await sharp(Buffer.from(unrounded), { density: 1_200 }).resize(inner, inner).png().toBuffer();
  const square = { width: sizePx, height: sizePx, channels: 3, background: ground } as const;
  await sharp({ create: square })
    .composite([{ input: shell }])
    .png({ palette: true })
    .toFile(file);
}

await plain(192);
await plain(512);
await full(512, 0.8, "public/icons/maskable-512.png");
await full(180, 1, "public/icons/apple-touch-icon.png");
