import { expect, it } from "vitest";
import { cutOffWaypoints } from "./cut-off-waypoints.ts";

const arcs = (...steps: string[]) => steps.map((step) => ({ from: step[0] ?? "", to: step[1] ?? "" }));

it("finds what no way leads to or from", () => {
  expect(cutOffWaypoints(arcs("ab", "bc", "xy"), ["a", "b", "c", "x", "y"], { start: "a", end: "c" })).toEqual([
    "x",
    "y",
  ]);
});

it("leaves alone where one may begin, and where one may go on from the end", () => {
  expect(cutOffWaypoints(arcs("ac", "sa", "cz"), ["a", "c", "s", "z"], { start: "a", end: "c" })).toEqual([]);
});
