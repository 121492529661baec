import { includedBetween } from "../route-geometry/simplify.ts";
import type { PlanePoint } from "./mercator.ts";

function squaredDistanceToSegment(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (length || 1);
  const t = Math.max(0, Math.min(1, along));
  const [x, y] = [from[0] + t * dx - point[0], from[1] + t * dy - point[1]];
  return x * x + y * y;
}

/**
 * Douglas–Peucker (1973): a subset of the points, including the ends, such that no omitted point is farther than
 * `tolerance` from the line between them. The tolerance may vary by place. A closed ring keeps its first point.
 */
export function simplifyOnPlane<P extends PlanePoint>(
  points: readonly P[],
  tolerance: number | ((point: P) => number),
): P[] {
  const toleranceAt = typeof tolerance === "number" ? () => tolerance : tolerance;
  const included = includedBetween(points, [0, points.length - 1], 1, (from, to) => {
    return (point) => squaredDistanceToSegment(point, from, to) / toleranceAt(point) ** 2;
  });
  return points.filter((_, index) => included.has(index));
}
