import { buffer } from "node:stream/consumers";
import type { Language } from "#domain/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { PlanToTake } from "../take-along.ts";
import { type BookableHouse, writeHouses } from "./house-list.ts";
import { writeDay, writeDayWords } from "./day-pages.ts";
import { writeOverview } from "./overview-page.ts";
import { ink, inner, openBooklet, paper } from "./paper.ts";
import { drawArtifact, endStructure } from "./structure.ts";
import { writeText } from "./write-text.ts";

/** Characters of notes and lists that a day, and the whole booklet, have room for: the rest is in the app. */
const maxOfDay = 4000;
const maxOfBooklet = 120_000;

/**
 * A plan as a booklet to print: the walk at a glance, then a page for each day with profile, map, house and notes.
 *
 * @param houses of towns by slug, named where no house is chosen yet
 */
export async function writeBooklet(
  plan: PlanToTake,
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
  return whole;
}
