import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";

/** Latitude, longitude, and metres above the sea where known. */
export type PathPoint = readonly [lat: number, lon: number, elevationM: number | null];

/** Five decimals of a degree are a metre, the precision of stored points. */
const perDegree = 1e5;

export function rounded(degrees: number): number {
  return Math.round(degrees * perDegree) / perDegree;
}

function isPoint(value: unknown): value is PathPoint {
  if (!Array.isArray(value)) return false;
  const [lat, lon, elevationM] = value as unknown[];
  return Number.isFinite(lat) && Number.isFinite(lon) && (elevationM === null || Number.isFinite(elevationM));
}

/** Parses points from a field's JSON; none for an empty field, null for invalid text. */
export function readPoints(text: string): readonly PathPoint[] | null {
  if (text.trim() === "") return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isPoint) ? value : null;
  } catch {
    return null;
  }
}

/** Serialises points for a field. */
export function writePoints(points: readonly PathPoint[]): string {
  return points.length === 0 ? "" : JSON.stringify(points);
}

/** A path with a new point half way to the next one, or beyond its end; its elevation is unknown. */
export function withPointAfter(points: readonly PathPoint[], index: number): readonly PathPoint[] {
  const [here, next] = [points[index], points[index + 1] ?? points[index - 1]];
  if (!here || !next) return points;
  const share = points[index + 1] ? 0.5 : -0.5;
  const between = (axis: 0 | 1) => rounded(here[axis] + share * (next[axis] - here[axis]));
  return points.toSpliced(index + 1, 0, [between(0), between(1), null]);
}

/** A path without one of its points; at least two remain. */
export function withoutPoint(points: readonly PathPoint[], index: number): readonly PathPoint[] {
  return points.length <= 2 ? points : points.toSpliced(index, 1);
}

/** A path with one point moved. */
export function withPointAt(points: readonly PathPoint[], index: number, { lat, lon }: LatLon): readonly PathPoint[] {
  const point = points[index];
  return point ? points.with(index, [rounded(lat), rounded(lon), point[2]]) : points;
}

export function metresAlong(points: readonly PathPoint[]): number {
  return points.reduce((sum, [lat, lon], index) => {
    const before = points[index - 1];
    return before ? sum + greatCircleM({ lat: before[0], lon: before[1] }, { lat, lon }) : sum;
  }, 0);
}

/** The segment of a path that is nearest to a place, by the index of its first point. */
export function nearestSide(points: readonly PathPoint[], { lat, lon }: LatLon): number {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const plane = points.map(([y, x]) => [(x - lon) * narrowing, y - lat] as const);
  const distances = plane.slice(1).map(([bx, by], index) => {
    const [ax, ay] = plane[index] ?? [bx, by];
    const squared = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / squared));
    return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
  });
  return distances.indexOf(Math.min(...distances));
}
