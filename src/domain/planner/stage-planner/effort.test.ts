import { expect, it } from "vitest";

import { effortChange, longDay } from "./effort.ts";

it("classifies cost differences", () => {
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

it("finds the longest day for the least suited walker", () => {
  const day = (hours: number, lengths?: readonly number[]) => ({
    hours,
    km: 20,
    overMax: false,
    ...(lengths && { lengths }),
  });
  const options = { measure: "hours", ideal: 7, max: 9.5, walkers: [] } as const;
  expect(longDay([day(8), day(8.5)], options)).toBeNull();
  expect(longDay([day(8), day(9)], options)?.hours).toBe(9);
  // The slow one takes 7 hours, and likes 5; another 8, and likes 7.
  const walkers = [{ ideal: 5, max: 8 }];
  expect(longDay([day(7, [5.5, 7]), day(8, [8, 6])], { ...options, walkers })?.hours).toBe(7);
});
