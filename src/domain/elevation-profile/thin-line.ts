import type { PlanePoint } from "../map-projection/mercator.ts";
import { simplifyOnPlane } from "../map-projection/simplify-on-plane.ts";
import { onceFor } from "../once-for.ts";
import { metresAlong } from "./elevation-at.ts";
import type { ArcLinePoint } from "./profile.ts";

/** Metres by which a thinned line may leave the true one on the ground, and in height. */
const planeM = 40;
const heightM = 12;

/** The line of an arc thinned to what a screen can show. */
export function thinLine(points: readonly ArcLinePoint[]): ArcLinePoint[] {
  const metresPerDegree = 111_195;
  const east = Math.cos(((points[0]?.[0] ?? 0) * Math.PI) / 180);
  const along = metresAlong(points);
  const ground = points.map(([lat, lon]): PlanePoint => [lon * east * metresPerDegree, lat * metresPerDegree]);
  // Ups and downs within fifty metres of the way do not show.
  const heights = points.map(([, , elevationM], index): PlanePoint | null =>
    elevationM == null ? null : [(along[index] ?? 0) / 50, elevationM],
  );
  const kept = new Set([
    ...simplifyOnPlane(ground, planeM),
    ...simplifyOnPlane(
      heights.filter((point) => point !== null),
      heightM,
    ),
  ]);
  const isSaved = (point: PlanePoint | null | undefined) => point != null && kept.has(point);
  return points
    .filter((_, index) => isSaved(ground[index]) || isSaved(heights[index]))
    .map(([lat, lon, elevationM]) => [lat, lon, elevationM == null ? null : Math.round(elevationM)]);
}

type Lines = ReadonlyMap<number, readonly ArcLinePoint[]>;

/** Lines of arcs as screens have them: what lies beside a way is told from these, so that all tell the same. */
export const thinLines = onceFor(
  (lines: Lines): Lines => new Map([...lines].map(([id, points]) => [id, thinLine(points)])),
);
