import { buffer } from "node:stream/consumers";
import type { Language } from "#domain/text/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import { endBooklet } from "#use-cases/plans/export/booklet/write-booklet.ts";
import { ink, inner, openBooklet } from "#use-cases/plans/export/booklet/paper.ts";
import { drawPart } from "#use-cases/plans/export/booklet/structure.ts";
import { needSpace, writeText, writeTitle } from "#use-cases/plans/export/booklet/write-text.ts";
import type { KeepsakeBook, KeepsakeDay, KeepsakePhoto } from "./keepsake-book.ts";

/** Heights of the first photo of a day, and of the others in two columns, in points. */
const largeHeight = 225;
const gap = 8;
const smallHeight = 120;

type Text = ReturnType<typeof textIn>;

function textIn(language: Language) {
  const { keepsake, planFiles } = sentences[language];
  return { ...keepsake, plan: planFiles };
}

/** A completed walk as a booklet to print: its figures, then the days with notes, stamps, kilometres and photos. */
export async function writeKeepsake(book: KeepsakeBook, language: Language): Promise<Uint8Array> {
  const text = textIn(language);
  const booklet = openBooklet(book.name, text.subject, language);
  const whole = buffer(booklet);
  writeFront(booklet, book, text);
  for (const day of book.days) writeDay(booklet, day, text);
  if (book.leftOut > 0) writeText(booklet, text.leftOut(book.leftOut), { size: 9, colour: ink.quiet });
  endBooklet(booklet, text.plan);
  return whole;
}

function writeFront(booklet: PDFKit.PDFDocument, { name, days }: KeepsakeBook, text: Text): void {
  booklet.addPage();
  writeText(booklet, text.subject, { size: 9, weight: "bold", colour: ink.quiet });
  writeTitle(booklet, name, 24, "H1");
  booklet.moveDown(0.3);
  const [first, last] = [days[0], days.at(-1)];
  if (first && last)
    writeText(booklet, text.between(text.plan.date(first.date), text.plan.date(last.date)), { size: 10 });
  const walkedM = days.reduce((all, day) => all + (day.walkedM ?? 0), 0);
  const facts = figures(text, walkedM, days.flatMap(({ stamps }) => stamps).length);
  if (facts !== "") writeText(booklet, facts, { size: 10 });
  const cover = days.flatMap(({ photos }) => photos[0] ?? [])[0];
  if (!cover || !first) return;
  booklet.moveDown(1);
  drawPhoto(
    booklet,
    cover,
    { left: inner.left, width: inner.width, height: largeHeight },
    text.plan.date(first.date),
    text,
  );
}

/** Kilometres and stamps, if any. */
function figures(text: Text, walkedM: number, stamps: number): string {
  return [walkedM > 0 ? text.walked(text.plan.kmExact(walkedM / 1000)) : "", stamps > 0 ? text.stamps(stamps) : ""]
    .filter((part) => part !== "")
    .join(" · ");
}

function writeDay(booklet: PDFKit.PDFDocument, day: KeepsakeDay, text: Text): void {
  const { stage, walkedM, stamps, photos } = day;
  const date = text.plan.date(day.date);
  booklet.addPage();
  writeText(booklet, stage ? `${text.plan.day(stage.number)} · ${date}` : date, {
    size: 9,
    weight: "bold",
    colour: ink.quiet,
  });
  const where =
    stage && (stage.kind === "rest" ? text.plan.rest(stage.toName) : text.plan.walk(stage.fromName, stage.toName));
  writeTitle(booklet, where ?? date, 20, "H2");
  const facts = figures(text, walkedM ?? 0, stamps.length);
  if (facts !== "") writeText(booklet, facts, { size: 10, colour: ink.quiet });
  for (const { place } of stamps)
    if (place !== "") writeText(booklet, text.stampIn(place), { size: 10, colour: ink.quiet });
  booklet.moveDown(0.6);
  if (day.text.trim() !== "") {
    writeText(booklet, day.text.trim(), { size: 10.5 }, { x: inner.left, y: booklet.y, width: inner.width });
    booklet.moveDown(0.8);
  }
  const [large, ...others] = photos;
  if (large) drawPhoto(booklet, large, { left: inner.left, width: inner.width, height: largeHeight }, date, text);
  const width = (inner.width - gap) / 2;
  for (let index = 0; index < others.length; index += 2) {
    needSpace(booklet, smallHeight + 24);
    const top = booklet.y;
    const row = others.slice(index, index + 2);
    const ends = row.map((photo, column) => {
      booklet.y = top;
      const left = inner.left + column * (width + gap);
      drawPhoto(booklet, photo, { left, width, height: smallHeight }, date, text);
      return booklet.y;
    });
    booklet.y = Math.max(...ends);
  }
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a photo as large as possible, with its caption below. */
function drawPhoto(
  booklet: PDFKit.PDFDocument,
  { caption, content, width, height }: KeepsakePhoto,
  place: Place,
  date: string,
  text: Text,
): void {
  const scale = Math.min(place.width / width, place.height / height);
  needSpace(booklet, height * scale + 20);
  const top = booklet.y;
  const alt = caption === "" ? text.photoOf(date) : caption;
  drawPart(
    booklet,
    "Figure",
    () => booklet.image(Buffer.from(content), place.left, top, { width: width * scale, height: height * scale }),
    alt,
  );
  booklet.x = inner.left;
  booklet.y = top + height * scale + 4;
  if (caption !== "") {
    const under = { x: place.left, y: booklet.y, width: place.width };
    writeText(booklet, caption, { size: 8, colour: ink.quiet }, under);
  }
  booklet.x = inner.left;
  booklet.y += gap;
}
