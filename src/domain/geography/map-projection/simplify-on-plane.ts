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
  if (points.length < 3) return [...points];
  const isIncluded = new Uint8Array(points.length);
  isIncluded[0] = isIncluded[points.length - 1] = 1;
  const stretches: [first: number, last: number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [first, last] = stretch;
    const [from, to] = [points[first] as P, points[last] as P];
    let farthest = 0;
    let excess = 1;
    for (let index = first + 1; index < last; index++) {
      const point = points[index] as P;
      const candidate = squaredDistanceToSegment(point, from, to) / toleranceAt(point) ** 2;
      if (candidate <= excess) continue;
      farthest = index;
      excess = candidate;
    }
    if (farthest === 0) continue;
    isIncluded[farthest] = 1;
    stretches.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, index) => isIncluded[index] === 1);
}
