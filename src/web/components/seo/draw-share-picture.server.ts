import { fileURLToPath } from "node:url";
import { openSync, type Font } from "fontkit";

import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { runTask } from "#use-cases/workers/worker-pool.ts";
import { heroGeometry } from "#web/components/profile/hero-profile.ts";
import type { LinePoint } from "#web/components/route-map/map-types.ts";
import { thumbnailGeometry } from "#web/components/route-map/thumbnail-geometry.ts";

/** The product's fonts; pictures contain their outlines, so that no font needs to be installed. */
const files = {
  title: "@fontsource/alegreya/files/alegreya-latin-800-normal.woff",
  text: "@fontsource/figtree/files/figtree-latin-500-normal.woff",
} as const;
type Lettering = keyof typeof files;

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

/** The size that every service with previews asks for. */
const width = 1200;
const height = 630;
const margin = 72;
const largestTitle = 84;
const smallestTitle = 40;

/** The colours of the light theme: previews have no theme. */
const colours = {
  paper: "#f4f6f3",
  sky: "#c9dde2",
  ink: "#14212b",
  inkSoft: "#3d4f5c",
  far: "#c9dde2",
  middle: "#a5c5c6",
  near: "#6f9f95",
  ground: "#2f6b5d",
  sun: "#ffe9a8",
  arrow: "#ffc629",
  casing: "#123f66",
  tile: "#15497b",
  sea: "#d6e5ea",
  land: "#faf9f4",
} as const;

export interface SharePicture {
  readonly title: string;
  readonly lines: readonly string[];
  /** The elevation profile; the map if no elevation is known. */
  readonly profile: ElevationProfile | null;
  readonly line: readonly LinePoint[];
}

/**
 * The preview picture of a page: a PNG of 1200 × 630 pixels, its name above the walk's own hills.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when the server is overloaded
 */
export async function drawSharePicture(
  application: UseCaseContext,
  picture: SharePicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const ground = picture.profile ? hills(picture.profile) : map(picture.line);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${brand()}${words(picture)}</svg>`;
  return new Uint8Array(await runTask(application, "pictures", "drawPng", svg));
}

function hills(profile: ElevationProfile): string {
  const { hills: shapes, way, sun } = heroGeometry(profile, width, 800);
  const [far, middle, near] = shapes;
  const stroke = `fill="none" stroke-linejoin="round" stroke-linecap="round" d="${way}"`;
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colours.paper}"/><stop offset="1" stop-color="${colours.sky}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(0 6)"><circle cx="${width - 190}" cy="${Math.min(sun.y, 330)}" r="92" fill="${colours.sun}"/>
<path fill="${colours.far}" d="${far}"/><path fill="${colours.middle}" d="${middle}"/><path fill="${colours.near}" d="${near}"/>
<path fill="${colours.ground}" d="${way}V800H0Z"/>
<path stroke="${colours.casing}" stroke-width="11" ${stroke}/><path stroke="${colours.arrow}" stroke-width="5.5" ${stroke}/></g>`;
}

/** The way on its map in the lower part, below the text. */
function map(line: readonly LinePoint[]): string {
  const mapHeight = 400;
  const { land, borders, main } = thumbnailGeometry([{ kind: "main", points: line }], width, mapHeight);
  const stroke = `fill="none" stroke-linejoin="round" stroke-linecap="round" d="${main}"`;
  return `<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<svg y="${height - mapHeight}" width="${width}" height="${mapHeight}"><rect width="${width}" height="${mapHeight}" fill="${colours.sea}"/>
<path fill="${colours.land}" stroke="${colours.middle}" d="${land}"/><path fill="none" stroke="${colours.middle}" stroke-width="1.5" d="${borders}"/>
<path stroke="${colours.casing}" stroke-width="11" ${stroke}/><path stroke="${colours.arrow}" stroke-width="5.5" ${stroke}/></svg>`;
}

function words({ title, lines }: SharePicture): string {
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
