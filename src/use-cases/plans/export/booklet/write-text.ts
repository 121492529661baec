import { fontRuns, type FontWeight, ink, inner } from "./paper.ts";
import { drawPart, type PartKind } from "./structure.ts";

/** A line of the page holds some 70 letters. */
const maxWordLength = 60;
/** Lines of what is written in one field: two pages. */
const maxLines = 80;

const tooLong = new RegExp(`\\S{${maxWordLength}}(?=\\S)`, "gu");

/** Text with gaps in words that no line would hold: to break them by their letters takes quadratic time. */
export function withShortWords(text: string): string {
  return text.replaceAll(tooLong, "$& ");
}

/** The beginning of a text, cut at a line or word where it is too long. */
export function shortened(text: string, maxCharacters: number): string {
  const lines = text.split(/\r\n|\r|\n/, maxLines + 1);
  const few = lines.length > maxLines ? lines.slice(0, maxLines).join("\n") : text;
  if (few.length <= maxCharacters) return few;
  const start = few.slice(0, Math.max(0, maxCharacters)).toWellFormed();
  return start.replace(/\s\S{0,60}$/u, "");
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: "left" | "right" | "center";
  /** A paragraph by default. */
  readonly kind?: PartKind;
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
  drawPart(booklet, style.kind ?? "P", () => writeLines(booklet, text, style, place));
}

function writeLines(booklet: PDFKit.PDFDocument, text: string, style: TextStyle, place?: TextPlace): void {
  const { size, weight = "regular", colour = ink.text, align = "left" } = style;
  booklet.fontSize(size).fillColor(colour);
  const box = place && { width: place.width, ...(place.isSingle && { lineBreak: true, height: size, ellipsis: true }) };
  // A run that goes on in another font may hold no end of a line: the lines after it would be indented.
  for (const [number, line] of withShortWords(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const runs = fontRuns(line === "" ? " " : line, weight);
    for (const [index, { font, text: part }] of runs.entries()) {
      const options = { align, continued: index < runs.length - 1, ...box };
      booklet.font(font);
      if (number === 0 && index === 0 && place) booklet.text(part, place.x, place.y, options);
      else booklet.text(part, options);
    }
  }
}

/** The heading of a page. */
export function writeTitle(booklet: PDFKit.PDFDocument, text: string, size: number, kind: "H1" | "H2"): void {
  const runs = fontRuns(text, "bold");
  const isPlain = runs.every(({ font }) => font === "latin bold");
  const plain = runs.map((run) => run.text).join("");
  if (!isPlain) writeText(booklet, text, { size, weight: "bold", kind });
  else drawPart(booklet, kind, () => booklet.font("title").fontSize(size).fillColor(ink.text).text(plain));
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

/** How high text is on lines that are as wide as the page, in points. */
export function heightOf(booklet: PDFKit.PDFDocument, text: string, size: number): number {
  const lines = Math.ceil(widthOf(booklet, text, size) / inner.width);
  return lines * booklet.currentLineHeight(true);
}

/** Starts a new page unless so many points are left on this one. */
export function needSpace(booklet: PDFKit.PDFDocument, points: number): void {
  if (booklet.y + points > booklet.page.maxY()) booklet.addPage();
}
