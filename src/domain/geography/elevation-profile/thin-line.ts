import { metresPerDegree } from "../route-geometry/great-circle.ts";
import type { PlanePoint } from "../map-projection/mercator.ts";
import { simplifyOnPlane } from "../map-projection/simplify-on-plane.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { metresAlong } from "./walked-line.ts";
import type { ArcLinePoint } from "./profile.ts";

/** Maximum deviation of a simplified line in metres, horizontal and vertical. */
const planeM = 40;
const heightM = 12;

/** Simplifies the line of an arc to screen resolution. */
export function thinLine(points: readonly ArcLinePoint[]): ArcLinePoint[] {
  const east = Math.cos(((points[0]?.[0] ?? 0) * Math.PI) / 180);
  const along = metresAlong(points);
  const ground = points.map(([lat, lon]): PlanePoint => [lon * east * metresPerDegree, lat * metresPerDegree]);
  // Changes of elevation within fifty metres of the way are not visible.
  const heights = points.map(([, , elevationM], index): PlanePoint | null =>
    elevationM == null ? null : [(along[index] ?? 0) / 50, elevationM],
  );
  const saved = new Set([
    ...simplifyOnPlane(ground, planeM),
    ...simplifyOnPlane(
      heights.filter((point) => point !== null),
      heightM,
    ),
  ]);
  const isSaved = (point: PlanePoint | null | undefined) => point != null && saved.has(point);
  return points
    .filter((_, index) => isSaved(ground[index]) || isSaved(heights[index]))
    .map(([lat, lon, elevationM]) => [lat, lon, elevationM == null ? null : Math.round(elevationM)]);
}

type Lines = ReadonlyMap<number, readonly ArcLinePoint[]>;

/** Lines of arcs as used by screens: distances from a way are computed from these, for consistent results. */
export const thinLines = memoizeByObject(
  (lines: Lines): Lines => new Map([...lines].map(([id, points]) => [id, thinLine(points)])),
);
