import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import { mercatorY } from "#domain/map-projection/mercator.ts";
import { ink, inner } from "./paper.ts";
import { widthOf, writeText } from "./write-text.ts";

export interface MapLine {
  readonly points: readonly Pick<ExportedPoint, "lat" | "lon">[];
}

export interface MapDot {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly isEnd: boolean;
}

const radians = Math.PI / 180;
/** Equatorial radius of WGS84, in kilometres. */
const earthKm = 6378.137;
const margin = 14;
const mostPoints = 1500;

interface Sheet {
  x(lon: number): number;
  y(lat: number): number;
  /** Points a kilometre takes in the middle of the sheet. */
  readonly pointsPerKm: number;
}

function layOut(lines: readonly MapLine[], top: number, height: number): Sheet | null {
  const all = lines.flatMap(({ points }) => points);
  if (all.length < 2) return null;
  const xs = all.map(({ lon }) => lon * radians);
  const ys = all.map(({ lat }) => mercatorY(lat));
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const [west, east, south, north] = [least(xs), most(xs), least(ys), most(ys)];
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

/** Draws lines and places in the projection of Mercator, north up, with a scale, below what was written last. */
export function drawMap(
  booklet: PDFKit.PDFDocument,
  {
    lines,
    dots,
    height,
    colour,
  }: { lines: readonly MapLine[]; dots: readonly MapDot[]; height: number; colour: string },
): void {
  const top = booklet.y;
  const sheet = layOut(lines, top, height);
  if (!sheet) return;
  booklet.save().roundedRect(inner.left, top, inner.width, height, 4).fillAndStroke("#f7f8fb", ink.line).restore();
  for (const { points } of lines) {
    const every = Math.max(1, Math.ceil(points.length / mostPoints));
    booklet.save();
    points.forEach(({ lat, lon }, index) => {
      if (index === 0) booklet.moveTo(sheet.x(lon), sheet.y(lat));
      else if (index % every === 0 || index === points.length - 1) booklet.lineTo(sheet.x(lon), sheet.y(lat));
    });
    booklet.lineWidth(1.6).lineJoin("round").lineCap("round").stroke(colour).restore();
  }
  nameDots(booklet, dots, sheet);
  drawScale(booklet, sheet, top + height);
  booklet.x = inner.left;
  booklet.y = top + height + 8;
}

/** Ends are always named; other places only where their name is free to stand. */
function nameDots(booklet: PDFKit.PDFDocument, dots: readonly MapDot[], sheet: Sheet): void {
  const taken: { x: number; y: number; width: number }[] = [];
  for (const dot of dots.toSorted((a, b) => Number(b.isEnd) - Number(a.isEnd))) {
    const [x, y] = [sheet.x(dot.lon), sheet.y(dot.lat)];
    booklet
      .save()
      .circle(x, y, dot.isEnd ? 3 : 1.8)
      .fillAndStroke(dot.isEnd ? ink.text : "#ffffff", ink.text)
      .restore();
    const size = dot.isEnd ? 8 : 7;
    const width = widthOf(booklet, dot.name, size) + 2;
    const isRight = x + 5 + width < inner.left + inner.width - 2;
    const label = { x: isRight ? x + 5 : x - 5 - width, y: y - size / 2, width };
    const isFree = taken.every(
      (other) => other.x + other.width < label.x || label.x + label.width < other.x || Math.abs(other.y - label.y) > 8,
    );
    if (!isFree) continue;
    taken.push(label);
    booklet
      .save()
      .fillOpacity(0.8)
      .rect(label.x - 1, label.y - 1, width, size + 2)
      .fill("#f7f8fb")
      .restore();
    writeText(booklet, dot.name, { size, weight: dot.isEnd ? "bold" : "regular" }, { ...label, width: width + 8 });
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
