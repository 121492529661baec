/** Kinds of parts, by which programs that read a booklet aloud find their way (ISO 32000-1, section 14.8.4). */
export type PartKind = "P" | "H1" | "H2" | "H3" | "Figure";

interface Structure {
  readonly body: PDFKit.PDFStructureElement;
  /** What is drawn within a part belongs to that part. */
  isWithinPart: boolean;
}

const structures = new WeakMap<PDFKit.PDFDocument, Structure>();

/** Begins the structure of a booklet that is tagged. */
export function beginStructure(booklet: PDFKit.PDFDocument): void {
  const body = booklet.struct("Document");
  booklet.addStructure(body);
  structures.set(booklet, { body, isWithinPart: false });
}

/** To be called before the booklet ends. */
export function endStructure(booklet: PDFKit.PDFDocument): void {
  structures.get(booklet)?.body.end();
}

/** Draws something as one part of the booklet, after those before it. @param alt what a figure shows */
export function drawPart(booklet: PDFKit.PDFDocument, kind: PartKind, draw: () => void, alt?: string): void {
  within(booklet, draw, ({ body }, drawWithin) => {
    body.add(booklet.struct(kind, alt === undefined ? {} : { alt }, drawWithin));
  });
}

/** Draws what is not read aloud, such as the numbers of pages. */
export function drawArtifact(booklet: PDFKit.PDFDocument, draw: () => void): void {
  within(booklet, draw, (_, drawWithin) => {
    booklet.markContent("Artifact", { type: "Pagination" });
    drawWithin();
    booklet.endMarkedContent();
  });
}

function within(
  booklet: PDFKit.PDFDocument,
  draw: () => void,
  mark: (structure: Structure, drawWithin: () => void) => void,
): void {
  const structure = structures.get(booklet);
  if (!structure || structure.isWithinPart) {
    draw();
    return;
  }
  structure.isWithinPart = true;
  mark(structure, draw);
  structure.isWithinPart = false;
}
