import { clipLine, clipRing, type Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { MercatorProjection, PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/geography/map-projection/simplify-on-plane.ts";
import type { Steps } from "#domain/steps.ts";
import { pathData } from "#web/ui/path-data.ts";
import stored from "./basemap.json" with { type: "json" };

interface Outline {
  readonly points: readonly PlanePoint[];
  readonly bounds: Rectangle;
}

export type Layer = "land" | "countryBorders" | "regionBorders" | "rivers";

const degreesPerRadian = 180 / Math.PI;

/** Stored steps are degrees of longitude on the Mercator plane times `stepsPerDegree`, as differences. */
function outlineOf(differences: readonly number[]): Outline {
  const points: PlanePoint[] = [];
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < differences.length; index += 2) {
    x += differences[index] ?? 0;
    y += differences[index + 1] ?? 0;
    points.push([x, y]);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { points, bounds: [left, top, right, bottom] };
}

const outlines: Record<Layer, readonly Outline[]> = {
  land: stored.land.map(outlineOf),
  countryBorders: stored.countryBorders.map(outlineOf),
  regionBorders: stored.regionBorders.map(outlineOf),
  rivers: stored.rivers.map(outlineOf),
};

/** In sheet units. */
const coarseTolerance = 1.5;

function meet(a: Rectangle, b: Rectangle): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

/**
 * SVG path data of a layer on a sheet: only what intersects `area` (sheet units), simplified to the tolerance (sheet
 * units, by place), with one decimal, or none where the tolerance is coarser than rounding. Far from the stored basemap,
 * where coasts are not known, all is land.
 */
export function* drawLayer(
  layer: Layer,
  projection: MercatorProjection,
  area: Rectangle,
  tolerance: number | ((point: PlanePoint) => number),
): Steps<string> {
  const [fromX, fromY, toX, toY] = area;
  if (layer === "land" && !meet(area, basemapArea(projection))) {
    const corners = [[fromX, fromY], [toX, fromY], [toX, toY], [fromX, toY]] as const;
    return pathData(corners, { closed: true });
  }
  const factor = projection.scale / (stored.stepsPerDegree * degreesPerRadian);
  const { left, top } = projection;
  const place = ([x, y]: PlanePoint): PlanePoint => [left + x * factor, top + y * factor];
  const inSteps: Rectangle = [
    (fromX - left) / factor,
    (fromY - top) / factor,
    (toX - left) / factor,
    (toY - top) / factor,
  ];
  const closed = layer === "land";
  const toleranceAt = typeof tolerance === "number" ? () => tolerance : tolerance;
  const round = (point: PlanePoint): PlanePoint =>
    toleranceAt(point) > coarseTolerance ? [Math.round(point[0]), Math.round(point[1])] : point;
  let drawn = "";
  for (const { points } of outlines[layer].filter(({ bounds }) => meet(bounds, inSteps))) {
    for (const part of closed ? [clipRing(points, inSteps)] : clipLine(points, inSteps)) {
      drawn += pathData(simplifyOnPlane(part.map(place), tolerance).map(round), { closed });
    }
    yield;
  }
  return drawn;
}

/** Where the stored basemap ends, in sheet units. */
export function basemapArea(projection: MercatorProjection): Rectangle {
  const factor = projection.scale / (stored.stepsPerDegree * degreesPerRadian);
  const [left = 0, top = 0, right = 0, bottom = 0] = stored.extent;
  return [
    projection.left + left * factor,
    projection.top + top * factor,
    projection.left + right * factor,
    projection.top + bottom * factor,
  ];
}

/** The part of an area, in sheet units, that the stored basemap covers; all of one that is far from it. */
export function coveredPart(projection: MercatorProjection, area: Rectangle): Rectangle {
  const covered = basemapArea(projection);
  if (!meet(area, covered)) return area;
  const [left, top, right, bottom] = covered;
  return [Math.max(area[0], left), Math.max(area[1], top), Math.min(area[2], right), Math.min(area[3], bottom)];
}
