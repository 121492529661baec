import { project } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";
import { readTuples, writeTuples } from "./written-tuples.ts";
import type { LinePoint, MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

import type { PlanPictureData, WrittenDay } from "./plan-picture-data.ts";

/** Simplification tolerance in sheet pixels; a map that can be enlarged needs a finer line. */
const tolerancePx = 0.2;

interface WalkedDay {
  readonly number: number;
  readonly to: string;
  readonly km: number;
}

/** Walking days with their lines, simplified for the screen. @param lines one for each day */
export function writeWalk(days: readonly WalkedDay[], lines: readonly MapLine[], sheet: MapSheet): WrittenDay[] {
  let walkedKm = 0;
  return days.map(({ number, to, km }, index) => {
    const fromKm = walkedKm;
    walkedKm += km;
    return { number, to, fromKm, toKm: walkedKm, line: writeLine(lines[index]?.points ?? [], sheet, tolerancePx) };
  });
}

/** Simplifies a line to a tolerance in sheet pixels. */
export function writeLine(points: readonly LinePoint[], sheet: MapSheet, withinPx: number): string {
  const placed = points.map(([lat, lon]) => project(sheet, lat, lon));
  const kept = new Set(simplifyOnPlane(placed, withinPx));
  const shown = points.filter((_, index) => kept.has(placed[index] ?? [0, 0]));
  return writeTuples(
    shown.map(([lat, lon]) => [lat, lon]),
    4,
  );
}

/** The lines of the days in order, followed by thin ones to nights off the path. */
export function readWalk({ days, ties }: Pick<PlanPictureData, "days" | "ties">): MapLine[] {
  return [
    ...days.map(({ line }): MapLine => ({ kind: "main", points: readLine(line) })),
    ...ties.map((points): MapLine => ({ kind: "variant", points })),
  ];
}

export function readLine(text: string): LinePoint[] {
  return readTuples(text).map(([lat, lon]) => [lat ?? 0, lon ?? 0] as const);
}
