import { describe, expect, it } from "vitest";

import {
  metresAlong,
  nearestSide,
  type PathPoint,
  readPoints,
  withoutPoint,
  withPointAfter,
  withPointAt,
  writePoints,
} from "./path-points.ts";

const path: readonly PathPoint[] = [
  [42, -8, 100],
  [42.1, -8, null],
  [42.1, -7.9, 120],
];

describe("a path in a text field", () => {
  it("round-trips", () => {
    expect(readPoints(writePoints(path))).toEqual(path);
    expect(readPoints(writePoints([]))).toEqual([]);
  });

  it.each(["nonsense", "{}", "[1,2]", "[[1]]", '[["a",1,null]]', "[[1,2,true]]", "[[1e999,2,null]]"])(
    "is not parsed from %s",
    (text) => expect(readPoints(text)).toBeNull(),
  );
});

describe("changing a path", () => {
  it("adds points half-way, and beyond the end", () => {
    expect(withPointAfter(path, 0)[1]).toEqual([42.05, -8, null]);
    expect(withPointAfter(path, 2)[3]).toEqual([42.1, -7.85, null]);
    expect(withPointAfter([], 0)).toEqual([]);
  });

  it("moves a point without its elevation, and keeps at least two points", () => {
    expect(withPointAt(path, 2, { lat: 42.2000049, lon: -7.8 })[2]).toEqual([42.2, -7.8, 120]);
    expect(withPointAt(path, 9, { lat: 0, lon: 0 })).toBe(path);
    expect(withoutPoint(path, 1)).toEqual([path[0], path[2]]);
    expect(withoutPoint(path.slice(0, 2), 0)).toHaveLength(2);
  });
});

it("measures a path along the great circles", () => {
  expect(metresAlong(path.slice(0, 2))).toBeCloseTo(11_119.5, 0);
  expect(metresAlong([])).toBe(0);
});

it("finds the nearest segment", () => {
  expect(nearestSide(path, { lat: 42.05, lon: -8.001 })).toBe(0);
  expect(nearestSide(path, { lat: 42.11, lon: -7.95 })).toBe(1);
});
