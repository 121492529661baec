import { describe, expect, it } from "vitest";
import { walkDifference, walkedMetresTo, walkTotals, type MeasuredArc } from "./walk-totals.ts";

const arc = (
  distanceM: number,
  ascentM: number | null,
  descentM: number | null,
  mode: MeasuredArc["mode"] = "walk",
) => ({
  mode,
  distanceM,
  ascentM,
  descentM,
});

describe("walkTotals", () => {
  it("sums walked distances, with hours by DIN 33466", () => {
    // 8 km with 900 m up take 4 h in that standard's own example.
    expect(walkTotals([arc(8_000, 900, 0), arc(2_000, null, null, "ferry")])).toEqual({
      distanceM: 8_000,
      notWalkedM: 2_000,
      ascentM: 900,
      descentM: 0,
      ascentUnknownM: 0,
      descentUnknownM: 0,
      hours: 4,
    });
  });

  it("has an unknown climb if nothing is known", () => {
    expect(walkTotals([arc(4_000, null, 30), arc(4_000, null, null)])).toMatchObject({ ascentM: null, descentM: 30 });
    expect(walkTotals([])).toMatchObject({ distanceM: 0, notWalkedM: 0, ascentM: 0, descentM: 0, hours: 0 });
  });

  it("says of how much of the walk the ascent is unknown, and of how much the descent", () => {
    const arcs = [arc(4_000, 10, null), arc(3_000, null, 30), arc(2_000, 10, 10), arc(9_000, null, null, "ferry")];
    const totals = { ascentM: 20, descentM: 40, ascentUnknownM: 3_000, descentUnknownM: 4_000 };
    expect(walkTotals(arcs)).toMatchObject(totals);
  });
});

it("measures the distance walked to each waypoint, at the first visit if passed twice", () => {
  const way = [
    { from: "a", to: "b", mode: "walk", distanceM: 1_000 },
    { from: "b", to: "c", mode: "ferry", distanceM: 9_000 },
    { from: "c", to: "a", mode: "walk", distanceM: 500 },
    { from: "a", to: "d", mode: "walk", distanceM: 20 },
  ] as const;
  expect([...walkedMetresTo(way)]).toEqual([
    ["a", 0],
    ["b", 1_000],
    ["c", 1_000],
    ["d", 1_520],
  ]);
});

describe("walkDifference", () => {
  it("returns the difference of two walks", () => {
    expect(walkDifference([arc(4_000, 0, 100)], [arc(8_000, 900, 0)])).toEqual({
      distanceM: -4_000,
      ascentM: -900,
      descentM: 100,
      hours: 1.1 - 4,
    });
  });

  it("has lengths but neither climb nor hours if a climb is unknown", () => {
    expect(walkDifference([arc(4_000, 10, 10), arc(1_000, null, 0)], [arc(4_000, 10, 10)])).toEqual({
      distanceM: 1_000,
      ascentM: null,
      descentM: null,
      hours: null,
    });
  });
});
