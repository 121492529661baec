import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanePoint } from "./mercator.ts";
import { simplifyOnPlane } from "./simplify-on-plane.ts";

function distance(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
  const t = Math.max(0, Math.min(1, along / (dx * dx + dy * dy || 1)));
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy);
}

describe("simplifyOnPlane", () => {
  it("keeps a corner and drops points on the straight line", () => {
    const points: PlanePoint[] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 5],
      [10, 10],
    ];
    expect(simplifyOnPlane(points, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it("keeps ends, and drops no point farther than the tolerance", () => {
    const coordinate = fc.integer({ min: 0, max: 100 });
    const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(line, (points) => {
        const simple = simplifyOnPlane(points, 4);
        expect(simple[0]).toBe(points[0]);
        expect(simple.at(-1)).toBe(points.at(-1));
        for (const point of points) {
          const nearest = simple.slice(1).map((to, index) => distance(point, simple[index] ?? to, to));
          expect(Math.min(...nearest)).toBeLessThanOrEqual(4 + 1e-9);
        }
      }),
    );
  });
});

describe("a position-dependent tolerance", () => {
  it("keeps more detail where it is smaller", () => {
    const zigzag = Array.from({ length: 20 }, (_, x): PlanePoint => [x, x % 2]);
    const kept = simplifyOnPlane(zigzag, ([x]) => (x < 10 ? 0.1 : 5));
    expect(kept.filter(([x]) => x < 10)).toHaveLength(10);
    expect(kept.filter(([x]) => x > 11).length).toBeLessThan(4);
  });
});
