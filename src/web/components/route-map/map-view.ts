import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import { type PlanePoint, type MercatorProjection, project } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";

import { type Box, boundsOf } from "./fit-view.ts";
import type { LinePoint, MapSheet, LineKind, MapLine, MapStop } from "./map-types.ts";
import { marginsOf } from "./covered-areas.ts";
import type { PlacedStop } from "./dots-and-labels.ts";

/** Where the sheet lies in the box: box pixel = sheet unit · k + (x, y). */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const deepestZoom = 32;
/** Maximum enlargement of the initial view, relative to the whole map. */
const nearestFocus = 16;
/** A whole view of this share of the largest possible one is good enough to stay beside the buttons, in the middle of its height. */
const goodShare = 0.92;

/**
 * The view that shows the whole of the sheet's lines, as large as it can be beside what lies over the map.
 * @param taken parts of the box, each at one of its corners
 */
export function wholeView(
  { focus: [left, top, right, bottom] }: Pick<MapSheet, "focus">,
  box: Box,
  taken: readonly Rectangle[] = [],
): MapView {
  const views = marginsOf(box, taken).map((margins): MapView => {
    // A single place has no bounds to fit: it keeps its scale.
    const k = Math.min(
      right - left < 1 ? Infinity : Math.max(box.width - margins.left - margins.right, 1) / (right - left),
      bottom - top < 1 ? Infinity : Math.max(box.height - margins.top - margins.bottom, 1) / (bottom - top),
    );
    const scale = Number.isFinite(k) ? k : 1;
    return {
      k: scale,
      x: (box.width + margins.left - margins.right - scale * (left + right)) / 2,
      y: (box.height + margins.top - margins.bottom - scale * (top + bottom)) / 2,
    };
  });
  const enough = goodShare * Math.max(...views.map(({ k }) => k));
  return views.find(({ k }) => k >= enough) ?? { k: 1, x: 0, y: 0 };
}

/** The view of some points, with some surroundings; the whole view without points. */
export function focusView(
  sheet: MapSheet,
  points: readonly LinePoint[] | null,
  whole: MapView,
  box: Box,
  taken: readonly Rectangle[] = [],
): MapView {
  const focus = points && boundsOf(points, sheet);
  if (!focus) return whole;
  const { k, x, y } = wholeView({ focus }, box, taken);
  const factor = Math.min(1, (whole.k * nearestFocus) / k);
  return allowed(zoomed({ k, x, y }, factor, [box.width / 2, box.height / 2]), whole, sheet.extent, box) ?? whole;
}

export function toBox(view: MapView, [x, y]: PlanePoint): PlanePoint {
  return [x * view.k + view.x, y * view.k + view.y];
}

export function zoomed(view: MapView, factor: number, around: PlanePoint): MapView {
  return {
    k: view.k * factor,
    x: around[0] - (around[0] - view.x) * factor,
    y: around[1] - (around[1] - view.y) * factor,
  };
}

export function moved(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

function within(offset: number, k: number, from: number, to: number, length: number): number {
  const [most, least] = [-from * k, length - to * k];
  return most < least ? (most + least) / 2 : Math.min(most, Math.max(least, offset));
}

/**
 * The nearest view that is allowed: between the whole route and `deepestZoom`
 * times that, and never beyond the sheet. Null stands for the whole route.
 */
export function allowed(view: MapView, whole: MapView, extent: Rectangle, box: Box): MapView | null {
  if (view.k < whole.k * 1.02) return null;
  const factor = Math.min(1, (whole.k * deepestZoom) / view.k);
  const { k, x, y } = zoomed(view, factor, [box.width / 2, box.height / 2]);
  return {
    k,
    x: within(x, k, extent[0], extent[2], box.width),
    y: within(y, k, extent[1], extent[3], box.height),
  };
}

export interface PlacedLine {
  readonly kind: LineKind;
  /** Sheet units. */
  readonly points: readonly PlanePoint[];
}

/** Simplification tolerance in box pixels. */
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

/** Cached by step, so that the drawn outline and the one that names avoid are the same. */
const outlinesOf = memoizeByObject((_line: PlacedLine) => new Map<number, readonly PlanePoint[]>());

export function simplifiedFor(lines: readonly PlacedLine[], step: number): readonly (readonly PlanePoint[])[] {
  return lines.map((line) => {
    const outlines = outlinesOf(line);
    const outline = outlines.get(step) ?? simplifyOnPlane(line.points, tolerance / step);
    outlines.set(step, outline);
    return outline;
  });
}

/** Half of the smallest touch target, CSS pixels. */
const hitTolerancePx = 22;

/** The visible stop nearest to a point of the box, within touch tolerance. */
export function nearestStop(stops: readonly PlacedStop[], [x, y]: PlanePoint): MapStop | null {
  let nearest: MapStop | null = null;
  let least = hitTolerancePx;
  for (const { stop, x: stopX, y: stopY } of stops) {
    const distance = Math.hypot(stopX - x, stopY - y);
    if (distance < least) [nearest, least] = [stop, distance];
  }
  return nearest;
}
