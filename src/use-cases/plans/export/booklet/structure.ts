/** Structure types for screen readers (ISO 32000-1, section 14.8.4). */
export type PartKind = "P" | "H1" | "H2" | "H3" | "Figure";

interface Structure {
  readonly body: PDFKit.PDFStructureElement;
  /** Whether a part is being drawn, to which nested drawing belongs. */
  isWithinPart: boolean;
}

const structures = new WeakMap<PDFKit.PDFDocument, Structure>();

/** Begins the structure of a tagged booklet. */
export function beginStructure(booklet: PDFKit.PDFDocument): void {
  const body = booklet.struct("Document");
  booklet.addStructure(body);
  structures.set(booklet, { body, isWithinPart: false });
}

/** Call before the booklet ends. */
export function endStructure(booklet: PDFKit.PDFDocument): void {
  structures.get(booklet)?.body.end();
}

/** Draws one part of the booklet, in reading order. @param alt text of a figure */
export function drawPart(booklet: PDFKit.PDFDocument, kind: PartKind, draw: () => void, alt?: string): void {
  within(booklet, draw, ({ body }, drawWithin) => {
    body.add(booklet.struct(kind, alt === undefined ? {} : { alt }, drawWithin));
  });
}

/** Draws content that is not read aloud, such as page numbers. */
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
