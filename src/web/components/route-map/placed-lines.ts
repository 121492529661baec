import { onceFor } from "#domain/once-for.ts";
import { type MercatorProjection, type PlanePoint, project } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";
import type { LineKind, MapLine } from "./map-types.ts";

export interface PlacedLine {
  readonly kind: LineKind;
  /** Sheet units. */
  readonly points: readonly PlanePoint[];
}

/** Box pixels a drawn line may differ from the true one. */
const tolerance = 0.35;

export function placedLines(lines: readonly MapLine[], projection: MercatorProjection): PlacedLine[] {
  return lines.map(({ kind, points }) => ({
    kind,
    points: points.map(([lat, lon]) => project(projection, lat, lon)),
  }));
}

/**
 * The power of four next above a scale: lines are simplified for these few
 * steps only, so that zooming seldom draws them anew.
 */
export function scaleStep(k: number): number {
  return 4 ** Math.max(0, Math.ceil(Math.log(k / 1.5) / Math.log(4)));
}

/** By step; the outline that is drawn and the one that names keep off are the same. */
const outlinesOf = onceFor((_line: PlacedLine) => new Map<number, readonly PlanePoint[]>());

export function simplifiedFor(lines: readonly PlacedLine[], step: number): readonly (readonly PlanePoint[])[] {
  return lines.map((line) => {
    const outlines = outlinesOf(line);
    const outline = outlines.get(step) ?? simplifyOnPlane(line.points, tolerance / step);
    outlines.set(step, outline);
    return outline;
  });
}
