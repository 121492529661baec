import { earthRadiusM, type LatLon } from "./great-circle.ts";
import { localPlane, metresToSegment, type PlanePoint } from "./local-plane.ts";

/** Lines with their bounding boxes, so that most can be skipped. */
export interface FramedLine<Key> {
  readonly key: Key;
  /** Latitude and longitude of each point in turn: objects would take six times the memory. */
  readonly points: Float64Array;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The line with its bounding box; null for a line without points. */
export function frameLine<Key>(key: Key, points: readonly LatLon[]): FramedLine<Key> | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return {
    key,
    points: Float64Array.from(points.flatMap(({ lat, lon }) => [lat, lon])),
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  };
}

/** The nearest line and its distance in metres, in the tangent plane at the place; null without lines. */
export function nearestLine<Key>(
  place: LatLon,
  lines: readonly FramedLine<Key>[],
): { key: Key; metres: number } | null {
  const plane = localPlane(place);
  const origin = { x: 0, y: 0 };
  let nearest: { key: Key; metres: number } | null = null;
  for (const line of lines) {
    if (nearest && metresToFrame(place, line) >= nearest.metres) continue;
    let start: PlanePoint | null = null;
    for (let at = 0; at < line.points.length; at += 2) {
      const end = plane.toPlane({ lat: line.points[at]!, lon: line.points[at + 1]! });
      const metres = metresToSegment(origin, start ?? end, end);
      if (!nearest || metres < nearest.metres) nearest = { key: line.key, metres };
      start = end;
    }
  }
  return nearest;
}

/** Lower bound of the distance to any point of the line. */
function metresToFrame({ lat, lon }: LatLon, { south, north, west, east }: FramedLine<unknown>): number {
  const metresPerDegree = (earthRadiusM * Math.PI) / 180;
  const y = Math.max(south - lat, lat - north, 0) * metresPerDegree;
  const x = Math.max(west - lon, lon - east, 0) * metresPerDegree * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(x, y);
}
