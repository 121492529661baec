import { expect, it } from "vitest";

import { dayRanges } from "./day-ranges.ts";

it("writes days that follow one another as one", () => {
  expect(dayRanges([1, 3, 4, 5, 7, 8])).toEqual(["1", "3–5", "7", "8"]);
  expect(dayRanges([2])).toEqual(["2"]);
  expect(dayRanges([])).toEqual([]);
});
