import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { ink, inner } from "./paper.ts";
import { writeText } from "./write-text.ts";

const axis = { left: 34, bottom: 14 } as const;
/** Minimum range of elevation in metres, so that flat country looks flat. */
const minRange = 200;
const maxPoints = 400;
/** Colours of all profiles of the site. */
const [ridge, slope] = ["#2b6457", "#d3e2db"];

/** Kilometres between ticks, so that there are four to nine of them. */
function stepOf(length: number): number {
  return [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => length / step <= 8) ?? 1000;
}

/**
 * Draws a profile across the page, below the previous content.
 *
 * @param bands kilometres at which days end, drawn as lines
 */
export function drawProfile(
  booklet: PDFKit.PDFDocument,
  profile: ElevationProfile,
  { height, text, bands = [] }: { height: number; text: PlanText; bands?: readonly number[] },
): void {
  const top = booklet.y;
  const left = inner.left + axis.left;
  const width = inner.width - axis.left;
  const depth = height - axis.bottom;
  const step = stepOf((profile.maxM - profile.minM) / 2 || minRange);
  const low = Math.floor(profile.minM / step) * step;
  const high = Math.max(low + minRange, Math.ceil(profile.maxM / step) * step);
  const x = (km: number): number => left + (width * km) / profile.lengthKm;
  const y = (metres: number): number => top + depth - (depth * (metres - low)) / (high - low);
  const points = thinOut(profile, maxPoints);
  const [first] = points;
  if (!first) return;
  booklet.save().moveTo(x(first.km), y(low));
  for (const { km, elevationM } of points) booklet.lineTo(x(km), y(elevationM));
  booklet
    .lineTo(x(points.at(-1)?.km ?? 0), y(low))
    .closePath()
    .fill(slope)
    .restore();
  booklet.save().moveTo(x(first.km), y(first.elevationM));
  for (const { km, elevationM } of points.slice(1)) booklet.lineTo(x(km), y(elevationM));
  booklet.lineWidth(1.2).lineJoin("round").stroke(ridge).restore();
  booklet.save().lineWidth(0.4).strokeColor(ink.line);
  for (const km of bands) booklet.moveTo(x(km), top).lineTo(x(km), y(low)).stroke();
  booklet
    .moveTo(left, y(low))
    .lineTo(left + width, y(low))
    .stroke()
    .restore();
  const small = { size: 7, colour: ink.quiet } as const;
  for (const metres of [low, (low + high) / 2, high]) {
    writeText(
      booklet,
      text.metres(metres),
      { ...small, align: "right" },
      { x: inner.left, y: y(metres) - 4, width: axis.left - 4 },
    );
  }
  const kmStep = stepOf(profile.lengthKm);
  for (let km = 0; km <= profile.lengthKm - kmStep / 2; km += kmStep) {
    writeText(booklet, text.km(km), small, { x: x(km), y: top + depth + 4, width: 40 });
  }
  booklet.x = inner.left;
  booklet.y = top + height + 8;
}
