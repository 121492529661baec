import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import { type MercatorProjection, project } from "#domain/geography/map-projection/mercator.ts";
import type { LinePoint } from "./map-types.ts";

export interface Box {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Padding {
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
}

const unitProjection: MercatorProjection = { scale: 1, left: 0, top: 0 };
/** A single town still shows some 30 km of country around it. */
const narrowestInRadians = 0.004;

/** Bounds of points on a sheet; null when there are none. */
export function boundsOf(points: Iterable<LinePoint>, projection: MercatorProjection): Rectangle | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lat, lon] of points) {
    const [x, y] = project(projection, lat, lon);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return left > right ? null : [left, top, right, bottom];
}

/**
 * The Mercator projection that shows all points in the box, as large as the
 * padding allows and centred. Without points: the north of Spain.
 */
export function fitView(
  points: Iterable<LinePoint>,
  box: Box,
  padding: Padding = { x: 28, y: 28 },
): MercatorProjection {
  const northOfSpain: LinePoint[] = [
    [44, -9.5],
    [41.5, -1],
  ];
  const bounds = boundsOf(points, unitProjection) ?? boundsOf(northOfSpain, unitProjection);
  const [left, top, right, bottom] = bounds ?? [0, 0, 0, 0];
  const scale = Math.min(
    Math.max(box.width - 2 * padding.x, 1) / Math.max(right - left, narrowestInRadians),
    Math.max(box.height - 2 * padding.y, 1) / Math.max(bottom - top, narrowestInRadians),
  );
  return {
    scale,
    left: box.width / 2 - (scale * (left + right)) / 2,
    top: box.height / 2 - (scale * (top + bottom)) / 2,
  };
}
