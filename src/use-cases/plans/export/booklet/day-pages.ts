import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { ExportedDay } from "../gather-plan-for-export.ts";
import { longStretches } from "#domain/plans/today/long-stretches.ts";
import { closedAt } from "#domain/plans/today/closed-places.ts";
import { knownOfDay } from "../day-lines.ts";
import { drawMap } from "./draw-map.ts";
import { drawProfile } from "./draw-profile.ts";
import { ink, inner } from "./paper.ts";
import { drawPart } from "./structure.ts";
import { heightOf, needSpace, shortened, writeText, writeTitle } from "./write-text.ts";

/** A day on a page of its own, without the walker's notes. */
export function writeDay(booklet: PDFKit.PDFDocument, day: ExportedDay, text: PlanText): void {
  booklet.addPage();
  const { stored, figures, fromName, toName } = day;
  const when =
    figures.date === undefined ? text.day(stored.number) : `${text.day(stored.number)} · ${text.date(figures.date)}`;
  writeText(booklet, when, { size: 9, weight: "bold", colour: ink.quiet });
  writeTitle(booklet, stored.kind === "rest" ? text.rest(toName) : text.walk(fromName, toName), 20, "H2");
  booklet.moveDown(0.2);
  if (stored.kind === "walk") writeWalk(booklet, day, text);
  writeNight(booklet, day, text);
}

/** The walker's notes for the day; long ones continue on the next page, up to the limit per day. */
export function writeDayWords(
  booklet: PDFKit.PDFDocument,
  { stored }: ExportedDay,
  text: PlanText,
  maxCharacters: number,
): void {
  const carry = shortened(stored.carry, maxCharacters);
  const notes = shortened(stored.notes, maxCharacters - carry.length);
  writeWords(booklet, text.carry, carry);
  writeWords(booklet, text.notes, notes);
  if (carry.length + notes.length < stored.carry.length + stored.notes.length)
    writeText(booklet, text.restInApp, { size: 9, colour: ink.quiet });
}

function writeWalk(booklet: PDFKit.PDFDocument, day: ExportedDay, text: PlanText): void {
  const { figures, profile, pieces, passed, start, end } = day;
  if (!figures.isWayKnown) {
    writeText(booklet, text.wayUnknown, { size: 10, colour: ink.warn });
    return;
  }
  writeText(booklet, text.figures(figures), { size: 10 });
  if (day.hours) writeText(booklet, text.byClock(day.hours, day.sun), { size: 9 });
  for (const stretch of longStretches(day.way))
    writeText(booklet, text.stretch(stretch), { size: 9, colour: ink.warn });
  if (figures.overMax) writeText(booklet, text.overMax, { size: 9, colour: ink.warn });
  for (const line of knownOfDay(day, text)) writeText(booklet, line, { size: 9, colour: ink.warn });
  booklet.moveDown(0.6);
  if (profile) {
    const options = { height: 75, text };
    drawPart(booklet, "Figure", () => drawProfile(booklet, profile, options), text.profileOf(profile));
  } else writeText(booklet, text.heightsUnknown, { size: 9, colour: ink.quiet });
  const ends = [start, end].flatMap((town) => (town ? [{ ...town, isEnd: true }] : []));
  const others = passed.map(({ town }) => ({ ...town, isEnd: false }));
  const [large, small] = waySizes.map((size) => linesOfWay(booklet, day, text, size)) as [WayLine[], WayLine[]];
  const lines = roomBeside(booklet, large) < mapHeights.least ? small : large;
  const height = Math.min(mapHeights.most, Math.max(mapHeights.least, roomBeside(booklet, lines)));
  const map = { lines: pieces.map((points) => ({ points })), dots: [...ends, ...others], height };
  drawPart(booklet, "Figure", () => drawMap(booklet, map), text.mapOf(text.walk(day.fromName, day.toName)));
  writeWay(booklet, lines, text);
}

/** Height in points reserved for the gaps around the list and for the night. */
const nightHeight = 134;
const mapHeights = { least: 60, most: 150 } as const;
/** Font sizes of the list, in points: the smaller one if it is long. */
const waySizes = [8, 7] as const;

interface WayLine {
  readonly isTown: boolean;
  readonly line: string;
  /** Font size, in points. */
  readonly size: number;
  /** In points. */
  readonly height: number;
}

/** The places passed on the day, one line each. */
function linesOfWay(
  booklet: PDFKit.PDFDocument,
  { way, figures, end }: ExportedDay,
  text: PlanText,
  size: number,
): readonly WayLine[] {
  return way.map((entry) => {
    const name = entry.name ?? (entry.is === "place" ? text.place(entry.kind) : "");
    const closed = closedAt(entry, figures.date, end);
    const parts = [`${text.time(entry.at)}  ${text.kmExact(entry.km)}  ${name}`, text.entry(entry)];
    const open = parts.filter((part) => part !== "").join(": ");
    const line = closed.length === 0 ? open : `${open} (${text.closedThatDay(closed)})`;
    return { isTown: entry.is === "town", line, size, height: heightOf(booklet, line, size) };
  });
}

/** Remaining height of the page, in points, after all towns are listed. */
function roomBeside(booklet: PDFKit.PDFDocument, lines: readonly WayLine[]): number {
  const towns = lines.reduce((sum, { isTown, height }) => (isTown ? sum + height : sum), 0);
  return booklet.page.maxY() - booklet.y - nightHeight - towns;
}

/** Writes all towns, and other places as far as there is room. */
function writeWay(booklet: PDFKit.PDFDocument, lines: readonly WayLine[], text: PlanText): void {
  if (lines.length === 0) return;
  booklet.moveDown(0.6);
  heading(booklet, text.way);
  let room = roomBeside(booklet, lines);
  for (const { isTown, line, size, height } of lines) {
    if (!isTown && (room -= height) < 0) continue;
    writeText(booklet, line, { size });
  }
}

function writeNight(
  booklet: PDFKit.PDFDocument,
  { stored, house, fullness, warnings }: ExportedDay,
  text: PlanText,
): void {
  needSpace(booklet, 60);
  booklet.moveDown(0.8);
  heading(booklet, text.house);
  if (house) {
    writeText(booklet, `${house.name} · ${text.houseState[stored.houseState]}`, { size: 10, weight: "bold" });
    if (house.phone !== null) writeText(booklet, `${text.phone}: ${house.phone}`, { size: 9 });
  } else writeText(booklet, text.noHouseChosen, { size: 10, colour: ink.quiet });
  if (fullness !== undefined) writeText(booklet, text.fullness(fullness), { size: 9, colour: ink.quiet });
  for (const code of warnings) writeText(booklet, text.ofNight[code], { size: 9, colour: ink.warn });
  if (stored.bookingReference !== "") writeText(booklet, `${text.booking}: ${stored.bookingReference}`, { size: 9 });
  if (stored.priceCents !== null) writeText(booklet, `${text.price}: ${text.euros(stored.priceCents)}`, { size: 9 });
}

function writeWords(booklet: PDFKit.PDFDocument, title: string, words: string): void {
  if (words === "") return;
  needSpace(booklet, 50);
  booklet.moveDown(0.8);
  heading(booklet, title);
  writeText(booklet, words, { size: 10 }, { x: inner.left, y: booklet.y, width: inner.width });
}

export function heading(booklet: PDFKit.PDFDocument, title: string): void {
  writeText(booklet, title, { size: 8, weight: "bold", colour: ink.quiet, kind: "H3" });
}
