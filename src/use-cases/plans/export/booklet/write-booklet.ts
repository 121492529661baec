import { buffer } from "node:stream/consumers";
import type { Language } from "#domain/text/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { ReachableHouse } from "#database/queries/places/houses-of-towns.ts";
import type { PlanForExport } from "../gather-plan-for-export.ts";
import { heading, writeDay, writeDayWords } from "./day-pages.ts";
import { writeOverview } from "./overview-page.ts";
import { ink, inner, openBooklet, paper } from "./paper.ts";
import { writeText } from "./write-text.ts";
import { drawArtifact, endStructure } from "./structure.ts";

/** Writes the page numbers, after which nothing more can be written. */
export function endBooklet(booklet: PDFKit.PDFDocument, text: Pick<PlanText, "page">): void {
  const { count } = booklet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    booklet.switchToPage(page);
    // The footer is in the margin, where text would start another page.
    booklet.page.margins.bottom = 0;
    const foot = { x: inner.left, y: paper.height - 26, width: inner.width };
    const style = { size: 7, colour: ink.quiet, align: "right" } as const;
    drawArtifact(booklet, () => writeText(booklet, text.page(page + 1, count), style, foot));
  }
  endStructure(booklet);
  booklet.end();
}

type BookableHouse = Pick<ReachableHouse, "name" | "phone" | "whatsapp" | "status" | "priceFrom" | "currency">;

const lineHeight = 12;

/** Houses of the town with known prices and phone numbers, as many as fit on the page; those with a number first. */
function writeHouses(booklet: PDFKit.PDFDocument, houses: readonly BookableHouse[], text: PlanText): void {
  const room = Math.floor((paper.height - paper.foot - booklet.y - 30) / lineHeight);
  const open = houses
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => Number(numberOf(b) !== null) - Number(numberOf(a) !== null));
  // Reserves a line for the number of omitted houses.
  const listed = open.slice(0, Math.max(0, open.length > room ? room - 1 : room));
  if (listed.length === 0) return;
  booklet.moveDown(0.6);
  heading(booklet, text.houses);
  for (const house of listed) {
    const number = numberOf(house);
    const top = booklet.y;
    const width = inner.width - 110;
    writeText(booklet, named(house, text), { size: 9 }, { x: inner.left, y: top, width });
    const bottom = booklet.y;
    if (number !== null) {
      writeText(booklet, number, { size: 9, align: "right" }, { x: inner.left + width, y: top, width: 110 });
    }
    booklet.x = inner.left;
    booklet.y = Math.max(bottom, booklet.y);
  }
  const hidden = open.length - listed.length;
  if (hidden > 0) writeText(booklet, text.moreHouses(hidden), { size: 9, colour: ink.quiet });
}

function numberOf({ phone, whatsapp }: BookableHouse): string | null {
  return phone ?? whatsapp;
}

function named({ name, priceFrom, currency }: BookableHouse, text: PlanText): string {
  return priceFrom === null || currency !== "EUR" ? name : `${name} · ${text.from(text.euros(priceFrom * 100))}`;
}

/** Maximum characters of notes and lists per day, and in the whole booklet: the rest is in the app. */
const maxOfDay = 4000;
const maxOfBooklet = 120_000;

/**
 * A plan as a booklet to print: an overview, then a page for each day with profile, map, house and notes.
 *
 * @param houses of towns by slug, listed if no house is chosen yet
 */
export async function writeBooklet(
  plan: PlanForExport,
  language: Language,
  houses: ReadonlyMap<string, readonly BookableHouse[]>,
): Promise<Uint8Array> {
  const text = sentences[language].planFiles;
  const booklet = openBooklet(plan.record.name, text.booklet, language);
  const whole = buffer(booklet);
  writeOverview(booklet, plan, text);
  for (const day of plan.days) {
    writeDay(booklet, day, text);
    if (!day.house) writeHouses(booklet, houses.get(day.stored.to) ?? [], text);
    writeDayWords(booklet, day, text, Math.min(maxOfDay, maxOfBooklet / plan.days.length));
  }
  endBooklet(booklet, text);
  return whole;
}
