import { expect, it } from "vitest";
import { lineGrid } from "./line-grid.ts";

/** What the last digit of a coordinate may be. */
const digits = [-1e-12, 0, 1e-12];

it("marks the same cells whatever the last digit of a coordinate on their edge is", () => {
  const grids = digits.map((digit) =>
    lineGrid(
      [
        [
          [12 + digit, 30 + digit],
          [48 - digit, 60 + digit],
        ],
      ],
      300,
      200,
    ),
  );
  const counts = grids.map((grid) => [grid.length, grid.count([0, 0, 300, 29]), grid.count([0, 0, 11, 200])]);
  expect(new Set(counts.map(String)).size).toBe(1);
});

it("counts the same cells whatever the last digit of an area's edge is", () => {
  const grid = lineGrid(
    [
      [
        [3, 3],
        [3, 90],
      ],
    ],
    100,
    100,
  );
  expect(new Set(digits.map((digit) => grid.count([0, 30 + digit, 5, 61]))).size).toBe(1);
});
