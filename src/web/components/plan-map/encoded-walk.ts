import { project } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";
import type { LinePoint, MapLine, MapSheet } from "#web/components/route-map/map-types.ts";
import type { ArcLinePoint } from "#domain/geography/elevation-profile/profile.ts";
import { thinLine } from "#domain/geography/elevation-profile/thin-line.ts";
import type { PlanMapData, EncodedDay } from "./plan-map-data.ts";

/**
 * Lists of numbers as one short text: page data and JSON contain thousands of them, and a text is a third of the size
 * of nested lists. A missing number is empty: `43.1,-1.2,;43.2,-1.3,950`.
 */
export function encodeTuples(tuples: readonly (readonly (number | null | undefined)[])[], decimals: number): string {
  const write = (value: number | null | undefined) => (value == null ? "" : String(Number(value.toFixed(decimals))));
  return tuples.map((tuple) => tuple.map(write).join(",")).join(";");
}

/** Parses lists of numbers from a text, `null` for missing ones. */
export function decodeTuples(text: string): (number | null)[][] {
  if (text === "") return [];
  return text.split(";").map((tuple) => tuple.split(",").map((part) => (part === "" ? null : Number(part))));
}

/** Simplification tolerance in sheet pixels; a map that can be enlarged needs a finer line. */
const tolerancePx = 0.2;

interface WalkedDay {
  readonly number: number;
  readonly to: string;
  readonly km: number;
}

/** Walking days with their lines, simplified for the screen. @param lines one for each day */
export function encodeWalk(days: readonly WalkedDay[], lines: readonly MapLine[], sheet: MapSheet): EncodedDay[] {
  let walkedKm = 0;
  return days.map(({ number, to, km }, index) => {
    const fromKm = walkedKm;
    walkedKm += km;
    return { number, to, fromKm, toKm: walkedKm, line: encodeLine(lines[index]?.points ?? [], sheet, tolerancePx) };
  });
}

/** Simplifies a line to a tolerance in sheet pixels. */
export function encodeLine(points: readonly LinePoint[], sheet: MapSheet, withinPx: number): string {
  const placed = points.map(([lat, lon]) => project(sheet, lat, lon));
  const included = new Set(simplifyOnPlane(placed, withinPx));
  const simplified = points.filter((_, index) => included.has(placed[index] ?? [0, 0]));
  return encodeTuples(
    simplified.map(([lat, lon]) => [lat, lon]),
    4,
  );
}

/** The lines of the days in order, followed by thin ones to nights off the path. */
export function decodeWalk({ days, offPathLinks }: Pick<PlanMapData, "days" | "offPathLinks">): MapLine[] {
  return [
    ...days.map(({ line }): MapLine => ({ kind: "main", points: decodeLine(line) })),
    ...offPathLinks.map((points): MapLine => ({ kind: "variant", points })),
  ];
}

export function decodeLine(text: string): LinePoint[] {
  return decodeTuples(text).map(([lat, lon]) => [lat ?? 0, lon ?? 0] as const);
}

/** Lines of arcs by arc id, each as one text. */
export type PackedLines = Readonly<Record<string, string>>;

/** Lines of arcs thinned to what a screen can show. */
export function packLines(lines: ReadonlyMap<number, readonly ArcLinePoint[]>): PackedLines {
  return Object.fromEntries([...lines].map(([id, points]) => [id, encodeTuples(thinLine(points), 5)]));
}

export function unpackLines(packed: PackedLines): ReadonlyMap<number, readonly ArcLinePoint[]> {
  return new Map(
    Object.entries(packed).map(([id, text]) => [
      Number(id),
      decodeTuples(text).map(([lat, lon, elevationM]): ArcLinePoint => [lat ?? 0, lon ?? 0, elevationM ?? null]),
    ]),
  );
}
