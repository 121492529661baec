import { fileURLToPath } from "node:url";

import { openSync, type Font } from "fontkit";

/** The product's letters; pictures are drawn with their outlines, so that no font needs to be installed. */
const files = {
  title: "@fontsource/alegreya/files/alegreya-latin-800-normal.woff",
  text: "@fontsource/figtree/files/figtree-latin-500-normal.woff",
} as const;
export type Lettering = keyof typeof files;

const fonts = new Map<Lettering, Font>();

function fontOf(lettering: Lettering): Font {
  const known = fonts.get(lettering);
  if (known) return known;
  const font = openSync(fileURLToPath(import.meta.resolve(files[lettering])));
  if (!("layout" in font)) throw new Error(`${files[lettering]} holds more than one font.`);
  fonts.set(lettering, font);
  return font;
}

/** Width of a line of text in pixels. */
export function lineWidth(text: string, lettering: Lettering, size: number): number {
  const font = fontOf(lettering);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** SVG path elements of a line of text whose baseline begins at (x, y), in pixels. */
export function drawLine(text: string, lettering: Lettering, size: number, x: number, y: number): string {
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
