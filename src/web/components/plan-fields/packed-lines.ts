import { metresAlong } from "#domain/elevation-profile/elevation-at.ts";
import type { ArcLinePoint } from "#domain/elevation-profile/profile.ts";
import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";

import { readTuples, writeTuples } from "./written-tuples.ts";

/** Lines of arcs by arc id, each as one text. */
export type PackedLines = Readonly<Record<string, string>>;

/** Metres by which a thinned line may leave the true one on the ground, and in height. */
const planeM = 40;
const heightM = 12;

/** Lines of arcs thinned to what a screen can show. */
export function packLines(lines: ReadonlyMap<number, readonly ArcLinePoint[]>): PackedLines {
  return Object.fromEntries([...lines].map(([id, points]) => [id, writeTuples(thinned(points), 5)]));
}

export function unpackLines(packed: PackedLines): ReadonlyMap<number, readonly ArcLinePoint[]> {
  return new Map(
    Object.entries(packed).map(([id, text]) => [
      Number(id),
      readTuples(text).map(([lat, lon, elevationM]): ArcLinePoint => [lat ?? 0, lon ?? 0, elevationM ?? null]),
    ]),
  );
}

function thinned(points: readonly ArcLinePoint[]): ArcLinePoint[] {
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
