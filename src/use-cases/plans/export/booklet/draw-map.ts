import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import { mercatorY, type PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { nameDots } from "./name-dots.ts";
import { ink, inner } from "./paper.ts";
import { writeText } from "./write-text.ts";

interface MapLine {
  readonly points: readonly Pick<ExportedPoint, "lat" | "lon">[];
}

interface MapDot {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly isEnd: boolean;
}

const radians = Math.PI / 180;
/** Equatorial radius of WGS84, in kilometres. */
const earthKm = 6378.137;
const margin = 22;
const planRoutes = "#f8f6ef";
/** As on all maps of the site: the yellow of the painted arrows, with an outline so that it is visible in greyscale. */
const arrowYellow = "#ffc629";
const casing = "#15497b";
const maxPoints = 1500;

interface Sheet {
  x(lon: number): number;
  y(lat: number): number;
  /** Points per kilometre in the centre of the sheet. */
  readonly pointsPerKm: number;
}

function layOut(lines: readonly MapLine[], top: number, height: number): Sheet | null {
  const all = lines.flatMap(({ points }) => points);
  if (all.length < 2) return null;
  const xs = all.map(({ lon }) => lon * radians);
  const ys = all.map(({ lat }) => mercatorY(lat));
  const min = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const max = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const [west, east, south, north] = [min(xs), max(xs), min(ys), max(ys)];
  const scale = Math.min(
    (inner.width - 2 * margin) / Math.max(east - west, 1e-6),
    (height - 2 * margin) / Math.max(north - south, 1e-6),
  );
  const middle = { x: inner.left + inner.width / 2, y: top + height / 2 };
  const meanLat = all.reduce((sum, { lat }) => sum + lat, 0) / all.length;
  return {
    x: (lon) => middle.x + (lon * radians - (west + east) / 2) * scale,
    y: (lat) => middle.y - (mercatorY(lat) - (south + north) / 2) * scale,
    pointsPerKm: scale / (earthKm * Math.cos(meanLat * radians)),
  };
}

/** Draws lines and places in Mercator projection, north up, with a scale bar, below the previous content. */
export function drawMap(
  booklet: PDFKit.PDFDocument,
  { lines, dots, height }: { lines: readonly MapLine[]; dots: readonly MapDot[]; height: number },
): void {
  const top = booklet.y;
  const sheet = layOut(lines, top, height);
  if (!sheet) return;
  const ways = lines.map(({ points }) => pathOf(points, sheet));
  booklet.save().roundedRect(inner.left, top, inner.width, height, 6).fillAndStroke(planRoutes, ink.line).restore();
  drawWays(booklet, ways, { lineWidth: 4, colour: casing });
  drawWays(booklet, ways, { lineWidth: 2.2, colour: arrowYellow });
  const box = { left: inner.left, top, width: inner.width, height };
  const moved = ([x, y]: PlanePoint): PlanePoint => [x - box.left, y - box.top];
  nameDots(
    booklet,
    dots.map((dot) => ({ ...dot, x: sheet.x(dot.lon) - box.left, y: sheet.y(dot.lat) - box.top })),
    { ...box, planRoutes, lines: ways.map((way) => way.map(moved)), reserved: [[0, height - 24, 110, height]] },
  );
  drawScale(booklet, sheet, top + height);
  booklet.x = inner.left;
  booklet.y = top + height + 8;
}

function pathOf(points: MapLine["points"], sheet: Sheet): PlanePoint[] {
  const every = Math.max(1, Math.ceil(points.length / maxPoints));
  return points
    .filter((_, index) => index % every === 0 || index === points.length - 1)
    .map(({ lat, lon }) => [sheet.x(lon), sheet.y(lat)]);
}

function drawWays(
  booklet: PDFKit.PDFDocument,
  ways: readonly (readonly PlanePoint[])[],
  { lineWidth, colour }: { lineWidth: number; colour: string },
): void {
  for (const way of ways) {
    booklet.save();
    way.forEach(([x, y], index) => (index === 0 ? booklet.moveTo(x, y) : booklet.lineTo(x, y)));
    booklet.lineWidth(lineWidth).lineJoin("round").lineCap("round").stroke(colour).restore();
  }
}

function drawScale(booklet: PDFKit.PDFDocument, { pointsPerKm }: Sheet, bottom: number): void {
  const km = [200, 100, 50, 20, 10, 5, 2, 1, 0.5].find((length) => length * pointsPerKm <= 90) ?? 0.5;
  const [x, y] = [inner.left + 8, bottom - 8];
  booklet
    .save()
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .moveTo(x, y - 3)
    .lineTo(x, y)
    .lineTo(x + km * pointsPerKm, y);
  booklet
    .lineTo(x + km * pointsPerKm, y - 3)
    .stroke()
    .restore();
  writeText(booklet, `${km} km`, { size: 7, colour: ink.quiet }, { x: x + 3, y: y - 10, width: 60 });
}
