import { describe, expect, it } from "vitest";
import { greatCircleM } from "./great-circle.ts";
import { fractionAlong, localPlane, metresToSegment } from "./local-plane.ts";

const centre = { lat: 42.9, lon: -1.3 };

describe("localPlane", () => {
  it("agrees with the great circle within 0.2 % a few kilometres around", () => {
    const plane = localPlane(centre);
    for (const place of [
      { lat: 42.95, lon: -1.3 },
      { lat: 42.9, lon: -1.2 },
      { lat: 42.86, lon: -1.38 },
    ]) {
      const { x, y } = plane.toPlane(place);
      const metres = greatCircleM(centre, place);
      expect(Math.abs(Math.hypot(x, y) - metres)).toBeLessThan(metres * 0.002);
    }
  });

  it("round-trips", () => {
    const plane = localPlane(centre);
    const back = plane.toEarth(plane.toPlane({ lat: 42.93, lon: -1.25 }));
    expect(back.lat).toBeCloseTo(42.93, 9);
    expect(back.lon).toBeCloseTo(-1.25, 9);
  });
});

describe("segments of the plane", () => {
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };

  it("measures the perpendicular distance to the segment", () => {
    expect(metresToSegment({ x: 40, y: 30 }, a, b)).toBe(30);
    expect(fractionAlong({ x: 40, y: 30 }, a, b)).toBeCloseTo(0.4, 12);
  });

  it("measures beyond an end to that end", () => {
    expect(metresToSegment({ x: 103, y: 4 }, a, b)).toBe(5);
    expect(fractionAlong({ x: 103, y: 4 }, a, b)).toBe(1);
    expect(fractionAlong({ x: -1, y: 0 }, a, b)).toBe(0);
  });

  it("treats a segment of zero length as a point", () => {
    expect(metresToSegment({ x: 3, y: 4 }, a, a)).toBe(5);
  });
});
