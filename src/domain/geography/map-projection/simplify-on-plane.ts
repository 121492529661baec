import { includedBetween } from "../route-geometry/douglas-peucker.ts";
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
 * Simplifies a line with the Douglas–Peucker algorithm such that no dropped point is farther than `tolerance` from the
 * new line. The tolerance may vary by place. Both ends are kept; of a closed ring, the first point.
 */
export function simplifyOnPlane<P extends PlanePoint>(
  points: readonly P[],
  tolerance: number | ((point: P) => number),
): P[] {
  const toleranceAt = typeof tolerance === "number" ? () => tolerance : tolerance;
  const included = includedBetween(points, [0, points.length - 1], 1, (from, to) => (point) => {
    return squaredDistanceToSegment(point, from, to) / toleranceAt(point) ** 2;
  });
  return points.filter((_, index) => included.has(index));
}
