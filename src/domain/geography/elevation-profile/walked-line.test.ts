import { expect, it, describe } from "vitest";
import type { WalkedArc } from "./profile.ts";
import { walkedLine, walkedPointAt, elevationAt } from "./walked-line.ts";

const arc = (walkedM: number, line: WalkedArc["line"]): WalkedArc => ({
  walkedM,
  fromElevationM: null,
  toElevationM: null,
  line,
});
const walk = [
  arc(2000, [
    [42, 0],
    [42, 0.01],
    [42, 0.02],
  ]),
  // A ferry.
  arc(0, [
    [42, 0.02],
    [42, 0.1],
  ]),
  arc(3000, [
    [42, 0.1],
    [42.02, 0.1],
  ]),
];

it("distributes the walked kilometres along the line and drops collinear points", () => {
  const line = walkedLine(walk, 10);
  expect(line.map(({ km }) => km)).toEqual([0, 2, 2, 5]);
});

it("finds the position of a kilometre, clamped to start and end", () => {
  const line = walkedLine(walk, 10);
  const middle = walkedPointAt(line, 3.5);
  expect(middle?.lat).toBeCloseTo(42.01, 5);
  expect(middle).toMatchObject({ lon: 0.1, km: 3.5 });
  expect(walkedPointAt(line, -1)).toMatchObject({ lon: 0 });
  expect(walkedPointAt(line, 99)).toMatchObject({ lat: 42.02 });
  expect(walkedPointAt([], 1)).toBeNull();
});

const profile = {
  lengthKm: 12,
  minM: 100,
  maxM: 300,
  points: [
    { km: 2, elevationM: 100 },
    { km: 4, elevationM: 300 },
    { km: 10, elevationM: 240 },
  ],
};

describe("elevationAt", () => {
  it("interpolates linearly between two points", () => {
    expect(elevationAt(profile, 3)).toBe(200);
    expect(elevationAt(profile, 7)).toBe(270);
  });

  it("returns the elevations of its own points", () => {
    expect(elevationAt(profile, 2)).toBe(100);
    expect(elevationAt(profile, 4)).toBe(300);
    expect(elevationAt(profile, 10)).toBe(240);
  });

  it("does not extrapolate", () => {
    expect(elevationAt(profile, 1.9)).toBeNull();
    expect(elevationAt(profile, 10.1)).toBeNull();
  });
});
