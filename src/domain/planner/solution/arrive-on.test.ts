import { expect, it } from "vitest";

import { arriveOn } from "./arrive-on.ts";

it.each([
  ["begins so many days before", { startDate: null, days: 14 }, { startDate: "2027-05-07", days: 14 }],
  [
    "keeps the days, not the start, when both are known",
    { startDate: "2027-01-01", days: 3 },
    { startDate: "2027-05-18", days: 3 },
  ],
  ["takes the days from the start", { startDate: "2027-05-11", days: null }, { startDate: "2027-05-11", days: 10 }],
  [
    "takes those of the plan when nothing else is known",
    { startDate: null, days: null },
    { startDate: "2027-04-18", days: 33 },
  ],
  [
    "begins anew when it was to begin after the arrival",
    { startDate: "2027-06-01", days: null },
    { startDate: "2027-04-18", days: 33 },
  ],
] as const)("%s", (_, input, expected) => {
  expect(arriveOn("2027-05-20", input, 33)).toEqual(expected);
});
