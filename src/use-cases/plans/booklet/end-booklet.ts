import type { PlanText } from "#messages/sentences/plan-files.ts";
import { ink, inner, paper } from "./paper.ts";
import { drawArtifact, endStructure } from "./structure.ts";
import { writeText } from "./write-text.ts";

/** Writes the numbers of the pages at their feet, after which nothing more can be written. */
export function endBooklet(booklet: PDFKit.PDFDocument, text: Pick<PlanText, "page">): void {
  const { count } = booklet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    booklet.switchToPage(page);
    // The foot lies in the margin, where text would start another page.
    booklet.page.margins.bottom = 0;
    const foot = { x: inner.left, y: paper.height - 26, width: inner.width };
    const style = { size: 7, colour: ink.quiet, align: "right" } as const;
    drawArtifact(booklet, () => writeText(booklet, text.page(page + 1, count), style, foot));
  }
  endStructure(booklet);
  booklet.end();
}
