import { expect, it } from "vitest";

import { effortChange } from "./effort.ts";

it("says what a difference of costs means", () => {
  expect([-0.2, -0.049, 0, 0.0499, 0.05, 0.299, 0.3, 0.99, 1, 4].map(effortChange)).toEqual([
    "easier",
    "same",
    "same",
    "same",
    "little",
    "little",
    "harder",
    "harder",
    "muchHarder",
    "muchHarder",
  ]);
});
