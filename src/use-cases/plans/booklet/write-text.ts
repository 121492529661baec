import { fontRuns, type FontWeight, ink } from "./paper.ts";

export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: "left" | "right" | "center";
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** One line, cut off where it does not fit. */
  readonly isSingle?: boolean;
}

/** Writes text at a place, or below what was written last, and leaves the pen below it. */
export function writeText(booklet: PDFKit.PDFDocument, text: string, style: TextStyle, place?: TextPlace): void {
  const { size, weight = "regular", colour = ink.text, align = "left" } = style;
  const runs = fontRuns(text, weight);
  booklet.fontSize(size).fillColor(colour);
  for (const [index, { font, text: part }] of runs.entries()) {
    const options = {
      align,
      continued: index < runs.length - 1,
      ...(place && { width: place.width }),
      ...(place?.isSingle && { lineBreak: true, height: size, ellipsis: true }),
    };
    booklet.font(font);
    if (index === 0 && place) booklet.text(part, place.x, place.y, options);
    else booklet.text(part, options);
  }
}

/** The heading of a page. */
export function writeTitle(booklet: PDFKit.PDFDocument, text: string, size: number): void {
  const isPlain = fontRuns(text, "bold").every(({ font }) => font === "latin bold");
  if (isPlain) booklet.font("title").fontSize(size).fillColor(ink.text).text(text);
  else writeText(booklet, text, { size, weight: "bold" });
}

/** How wide text is on one line, in points. */
export function widthOf(
  booklet: PDFKit.PDFDocument,
  text: string,
  size: number,
  weight: FontWeight = "regular",
): number {
  return fontRuns(text, weight).reduce(
    (width, run) => width + booklet.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Starts a new page unless so many points are left on this one. */
export function needSpace(booklet: PDFKit.PDFDocument, points: number): void {
  if (booklet.y + points > booklet.page.maxY()) booklet.addPage();
}
