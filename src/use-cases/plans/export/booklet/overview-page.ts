import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import { exportLicence } from "#domain/exports/exported-walk.ts";
import type { ExportedDay, PlanForExport } from "../gather-plan-for-export.ts";
import { drawMap } from "./draw-map.ts";
import { drawProfile } from "./draw-profile.ts";
import { ink, inner } from "./paper.ts";
import { drawPart } from "./structure.ts";
import { needSpace, writeText, writeTitle } from "./write-text.ts";

/** The first pages: an overview of the whole walk, and a line for each day. */
export function writeOverview(booklet: PDFKit.PDFDocument, plan: PlanForExport, text: PlanText): void {
  const { record, measured, days, prices } = plan;
  booklet.addPage();
  writeText(booklet, text.booklet, { size: 9, weight: "bold", colour: ink.quiet });
  writeTitle(booklet, record.name, 24, "H1");
  booklet.moveDown(0.3);
  const [first, last] = [days[0]?.figures.date, days.at(-1)?.figures.date];
  if (first !== undefined && last !== undefined) {
    writeText(booklet, `${text.date(first)} – ${text.date(last)}`, { size: 10 });
  }
  const { totals } = measured;
  writeText(booklet, text.totals(totals.days, totals.walkingDays, totals.km), { size: 10 });
  writeText(booklet, text.climb(totals), { size: 10 });
  const { totalCents, typicalCents, typicalPricesDate, people } = prices;
  writeText(booklet, text.costs(totalCents, typicalCents, typicalPricesDate, people), { size: 10 });
  if (prices.unknownNights > 0)
    writeText(booklet, text.nightsUnknown(prices.unknownNights), { size: 9, colour: ink.quiet });
  booklet.moveDown(0.8);
  const lines = days.flatMap(({ pieces }) => pieces.map((points) => ({ points })));
  const map = { lines, dots: dotsOf(days), height: 190 };
  drawPart(booklet, "Figure", () => drawMap(booklet, map), text.mapOf(record.name));
  const profile = wholeProfile(days);
  if (profile) {
    const options = { height: 90, text, bands: profile.bands };
    drawPart(booklet, "Figure", () => drawProfile(booklet, profile.whole, options), text.profileOf(profile.whole));
  }
  writeText(booklet, exportLicence.attribution, { size: 6.5, colour: ink.quiet });
  booklet.addPage();
  for (const day of days) writeLine(booklet, day, text);
}

function dotsOf(days: readonly ExportedDay[]) {
  const [first] = days;
  const ends = days.filter(({ stored }) => stored.kind === "walk").flatMap(({ end }) => end ?? []);
  return [...(first?.start ? [first.start] : []), ...ends].map((town, index, all) => ({
    ...town,
    isEnd: index === 0 || index === all.length - 1,
  }));
}

/** The profiles of all days joined together; null if no day has one. */
function wholeProfile(days: readonly ExportedDay[]): { whole: ElevationProfile; bands: number[] } | null {
  const bands: number[] = [];
  let km = 0;
  const points = days.flatMap(({ profile, figures }) => {
    const start = km;
    km += figures.km;
    bands.push(km);
    return (profile?.points ?? []).map((point) => ({ ...point, km: start + point.km }));
  });
  if (points.length < 2) return null;
  const heights = points.map(({ elevationM }) => elevationM);
  const minM = heights.reduce((a, b) => Math.min(a, b));
  const maxM = heights.reduce((a, b) => Math.max(a, b));
  return { whole: { lengthKm: km, minM, maxM, points }, bands: bands.slice(0, -1) };
}

function writeLine(
  booklet: PDFKit.PDFDocument,
  { stored, figures, fromName, toName, house }: ExportedDay,
  text: PlanText,
): void {
  needSpace(booklet, 28);
  const top = booklet.y;
  const date = figures.date === undefined ? "" : text.shortDate(figures.date);
  writeText(booklet, text.day(stored.number), { size: 9, weight: "bold" }, { x: inner.left, y: top, width: 62 });
  writeText(
    booklet,
    date === "" ? " " : date,
    { size: 8, colour: ink.quiet },
    { x: inner.left, y: top + 12, width: 62 },
  );
  const what = stored.kind === "rest" ? text.rest(toName) : text.walk(fromName, toName);
  const place = { x: inner.left + 66, width: inner.width - 66 };
  writeText(booklet, what, { size: 9 }, { ...place, y: top });
  const walk = stored.kind === "walk" && figures.isWayKnown ? [text.figures(figures)] : [];
  const night = house ? [house.name] : [];
  const details = [...walk, ...night].join(" · ");
  if (details !== "") writeText(booklet, details, { size: 8, colour: ink.quiet }, { ...place, y: booklet.y });
  booklet.x = inner.left;
  booklet.y = Math.max(booklet.y, top + 22) + 3;
}
