import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipLine, clipRing, type Rectangle } from "./clip.ts";

const box: Rectangle = [0, 0, 10, 10];
const coordinate = fc.double({ min: -20, max: 30, noNaN: true });
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 });

function isInside([x, y]: readonly [number, number]): boolean {
  const slack = 1e-9;
  return x >= -slack && y >= -slack && x <= 10 + slack && y <= 10 + slack;
}

describe("clipRing", () => {
  it("cuts off a corner", () => {
    const ring = clipRing(
      [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
      ],
      box,
    );
    expect(new Set(ring.map(String))).toEqual(new Set(["5,5", "10,5", "10,10", "5,10"]));
  });

  it("returns the box for a ring that surrounds it", () => {
    const ring = clipRing(
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      box,
    );
    expect(new Set(ring.map(String))).toEqual(new Set(["0,0", "10,0", "10,10", "0,10"]));
  });

  it("drops a ring outside", () => {
    expect(
      clipRing(
        [
          [20, 20],
          [25, 20],
          [22, 25],
        ],
        box,
      ),
    ).toEqual([]);
  });

  it("never leaves a point outside", () => {
    fc.assert(fc.property(line, (ring) => clipRing(ring, box).every(isInside)));
  });
});

describe("clipLine", () => {
  it("splits a line that leaves and re-enters", () => {
    const parts = clipLine(
      [
        [2, 5],
        [2, 15],
        [8, 15],
        [8, 5],
      ],
      box,
    );
    expect(parts).toEqual([
      [
        [2, 5],
        [2, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ]);
  });

  it("intersects a line that only passes through", () => {
    expect(
      clipLine(
        [
          [-5, 4],
          [15, 4],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 4],
        [10, 4],
      ],
    ]);
  });

  it("never leaves a point outside", () => {
    fc.assert(fc.property(line, (points) => clipLine(points, box).flat().every(isInside)));
  });
});
