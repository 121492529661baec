import { expect, it } from "vitest";
import { cutOffWaypoints } from "./cut-off-waypoints.ts";

const arcs = (...steps: string[]) => steps.map((step) => ({ from: step[0] ?? "", to: step[1] ?? "" }));

it("finds waypoints without connection to or from the route", () => {
  expect(cutOffWaypoints(arcs("ab", "bc", "xy"), ["a", "b", "c", "x", "y"], { start: "a", end: "c" })).toEqual([
    "x",
    "y",
  ]);
});

it("accepts possible starts, and continuations after the end", () => {
  expect(cutOffWaypoints(arcs("ac", "sa", "cz"), ["a", "c", "s", "z"], { start: "a", end: "c" })).toEqual([]);
});
