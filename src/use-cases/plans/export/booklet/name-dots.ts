import { lineGrid } from "#domain/geography/map-labels/line-grid.ts";
import { type LabelRequest, placeLabels } from "#domain/geography/map-labels/place-labels.ts";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { ink } from "./paper.ts";
import { type TextStyle, widthOf, writeText } from "./write-text.ts";

/** A place on a map being drawn; lengths in points from the upper left corner of the map. */
interface PlacedDot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly isEnd: boolean;
}

interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly PlanePoint[])[];
  /** Parts of the map to keep free of names. */
  readonly reserved: readonly Rectangle[];
  readonly planRoutes: string;
}

const radii = { end: 3.2, other: 2 } as const;
const styles = { end: { size: 8.5, weight: "bold" }, other: { size: 7, weight: "regular" } } as const;
/** Padding in points of the background of a name. */
const roomOfText = 2;

const radiusOf = ({ isEnd }: PlacedDot) => (isEnd ? radii.end : radii.other);
const styleOf = ({ isEnd }: PlacedDot): TextStyle & { readonly weight: "bold" | "regular" } =>
  isEnd ? styles.end : styles.other;

/** Draws places with their names: both ends are always named, the others if their name overlaps nothing. */
export function nameDots(booklet: PDFKit.PDFDocument, dots: readonly PlacedDot[], box: MapBox): void {
  for (const { x, y, ...dot } of dots.toSorted((a, b) => Number(a.isEnd) - Number(b.isEnd))) {
    booklet
      .save()
      .lineWidth(dot.isEnd ? 1.4 : 1)
      .circle(box.left + x, box.top + y, dot.isEnd ? radii.end : radii.other)
      .fillAndStroke("#ffffff", ink.text)
      .restore();
  }
  const names = placeLabels(
    dots.map((dot, index) => requestOf(booklet, dot, index)),
    {
      width: box.width,
      height: box.height,
      dots: dots.map((dot) => ({ x: dot.x, y: dot.y, radius: radiusOf(dot) })),
      line: lineGrid(box.lines, box.width, box.height),
      reserved: box.reserved,
    },
  );
  for (const { id, area } of names) {
    const dot = dots[Number(id)]!;
    const [left, top] = [box.left + area[0], box.top + area[1]];
    const width = area[2] - area[0];
    booklet
      .save()
      .fillOpacity(0.75)
      .rect(left, top, width, area[3] - area[1])
      .fill(box.planRoutes)
      .restore();
    // With some tolerance, so that rounding never breaks the line.
    writeText(booklet, dot.name, styleOf(dot), { x: left + roomOfText / 2, y: top + 0.5, width: width + 8 });
  }
}

function requestOf(booklet: PDFKit.PDFDocument, dot: PlacedDot, index: number): LabelRequest {
  const { size, weight } = styleOf(dot);
  return {
    id: `${index}`,
    x: dot.x,
    y: dot.y,
    radius: radiusOf(dot),
    width: widthOf(booklet, dot.name, size, weight) + roomOfText,
    height: size * 1.25,
    priority: dot.isEnd ? 2 : 1,
    required: dot.isEnd,
  };
}
