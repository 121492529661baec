import { expect, it } from "vitest";
import { lowerBound } from "./lower-bound.ts";

const numbers = [1, 3, 3, 7];

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 3],
  [8, 4],
])("finds the first number from %i on", (least, index) => {
  expect(lowerBound(numbers.length, (at) => numbers[at]! < least)).toBe(index);
});

it("begins at a given index", () => {
  expect(lowerBound(numbers.length, (at) => numbers[at]! < 3, 2)).toBe(2);
  expect(lowerBound(0, () => true)).toBe(0);
});
