import { fontRuns, type FontWeight, ink, inner, isTurned } from "./paper.ts";
import { drawPart, type PartKind } from "./structure.ts";

/** A line of the page has about 70 characters. */
const maxWordLength = 60;
/** Maximum lines of one field: two pages. */
const maxLines = 80;

/** Of Figtree, as a share of the font size. */
const latinAscent = 0.95;

const overlongWord = new RegExp(`\\S{${maxWordLength}}(?=\\S)`, "gu");

/** Inserts spaces into words too long for a line: breaking them by character takes quadratic time. */
export function withShortWords(text: string): string {
  return text.replaceAll(overlongWord, "$& ");
}

/** The beginning of a text, cut at a line or word if it is too long. */
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
}

/** Writes text at a position, or below the previous content, and leaves the cursor below it. */
export function writeText(booklet: PDFKit.PDFDocument, text: string, style: TextStyle, place?: TextPlace): void {
  drawPart(booklet, style.kind ?? "P", () => writeLines(booklet, text, style, place));
}

function writeLines(booklet: PDFKit.PDFDocument, text: string, style: TextStyle, place?: TextPlace): void {
  const { size, weight = "regular", colour = ink.text, align = "left" } = style;
  booklet.fontSize(size).fillColor(colour);
  const box = place && { width: place.width };
  // A run continued in another font must not contain a line break: the following lines would be indented.
  for (const [number, line] of withShortWords(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const runs = fontRuns(line === "" ? " " : line, weight);
    for (const [index, { font, text: part }] of runs.entries()) {
      // These fonts leave more room above their letters.
      const baseline = isTurned(font) && { baseline: -latinAscent * size };
      const options = { align, continued: index < runs.length - 1, ...baseline, ...box };
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

/** Width of text on one line, in points. */
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

/** Height of text wrapped to the page width, in points. */
export function heightOf(booklet: PDFKit.PDFDocument, text: string, size: number): number {
  const lines = Math.ceil(widthOf(booklet, text, size) / inner.width);
  return lines * booklet.currentLineHeight(true);
}

/** Starts a new page unless this one has that many points left. */
export function needSpace(booklet: PDFKit.PDFDocument, points: number): void {
  if (booklet.y + points > booklet.page.maxY()) booklet.addPage();
}
