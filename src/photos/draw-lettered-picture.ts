import { fileURLToPath } from "node:url";
import { openSync, type Font } from "fontkit";
import sharp from "sharp";

/** The product's fonts; pictures contain their outlines, so that no font needs to be installed. */
const files = {
  title: "@fontsource/alegreya/files/alegreya-latin-800-normal.woff",
  text: "@fontsource/figtree/files/figtree-latin-500-normal.woff",
} as const;
type Lettering = keyof typeof files;

const fonts = new Map<Lettering, Font>();

function fontOf(lettering: Lettering): Font {
  const cached = fonts.get(lettering);
  if (cached) return cached;
  const font = openSync(fileURLToPath(import.meta.resolve(files[lettering])));
  if (!("layout" in font)) throw new Error(`${files[lettering]} holds more than one font.`);
  fonts.set(lettering, font);
  return font;
}

/** Width of a line of text in pixels. */
function lineWidth(text: string, lettering: Lettering, size: number): number {
  const font = fontOf(lettering);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** SVG path elements of a line of text whose baseline begins at (x, y), in pixels. */
function drawLine(text: string, lettering: Lettering, size: number, x: number, y: number): string {
  const font = fontOf(lettering);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const { glyphs, positions } = font.layout(text);
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const left = x + (advance + (position?.xOffset ?? 0)) * scale;
      advance += position?.xAdvance ?? glyph.advanceWidth;
      const outline = glyph.path.toSVG();
      // Font outlines grow upwards, pictures downwards.
      return outline === ""
        ? ""
        : `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
    })
    .join("");
}

const margin = 72;
const largestTitle = 84;
const smallestTitle = 40;

const colours = { ink: "#14212b", inkSoft: "#3d4f5c", arrow: "#ffc629", tile: "#15497b" } as const;

export interface LetteredPicture {
  /** SVG elements of a picture of this size, in pixels; the lettering is drawn on it. */
  readonly background: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A PNG with few colours: name, title and lines on a background. Opens the fonts, so it is for threads. */
export async function drawLetteredPicture(picture: LetteredPicture): Promise<Uint8Array> {
  const { background, width, height } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${background}${brand()}${words(picture)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
}

function words({ title, lines, width }: LetteredPicture): string {
  const room = width - 2 * margin;
  const fitting = Math.floor((largestTitle * room) / lineWidth(title, "title", largestTitle));
  const size = Math.max(smallestTitle, Math.min(largestTitle, fitting));
  const rest = lines.map((line, index) => {
    const textSize = Math.min(32, Math.floor((32 * room) / lineWidth(line, "text", 32)));
    return drawLine(line, "text", textSize, margin, 246 + index * 46);
  });
  return `<g fill="${colours.ink}">${drawLine(title, "title", size, margin, 188)}</g><g fill="${colours.inkSoft}">${rest.join("")}</g>`;
}

function brand(): string {
  const ribs = [-60, -36, -12, 12, 36, 60].map((angle) => {
    const [from, to] = Math.abs(angle) > 50 ? [32.5, 18.5] : [31, 15];
    return `<path d="M24 ${from}V${to}" transform="rotate(${angle} 24 37)"/>`;
  });
  return `<g transform="translate(${margin} 40)"><rect width="48" height="48" rx="11" fill="${colours.tile}"/>
<path fill="${colours.arrow}" d="M20 37.5 5.8 28.4C4 24 5.6 20.3 9 19.5c-.1-4.6 2.7-7.3 6.4-6.9C17.2 8.7 21 7.5 24 9.7c3-2.2 6.8-1 8.6 2.9 3.7-.4 6.5 2.3 6.4 6.9 3.4.8 5 4.5 3.2 8.9L28 37.5l2 3.5H18Z"/>
<g stroke="${colours.tile}" stroke-width="1.9" stroke-linecap="round">${ribs.join("")}</g></g>
<g fill="${colours.ink}">${drawLine("Vieira", "title", 34, margin + 62, 76)}</g>`;
}
