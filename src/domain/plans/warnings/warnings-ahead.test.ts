import { expect, it } from "vitest";

import { type PlanWarning, warningsAhead } from "./warning.ts";

const days = [
  { number: 1, date: "2027-05-10" },
  { number: 2, date: "2027-05-11" },
  { number: 3, date: "2027-05-12" },
];
const warnings: readonly PlanWarning[] = [
  ...days.map(({ number }): PlanWarning => ({ code: "no_bed_known", day: number, town: "lago", waysOut: [] })),
  { code: "food_unknown", waysOut: [] },
];

it("omits past days, and keeps today and warnings of the whole plan", () => {
  expect(warningsAhead(warnings, days, "2027-05-11")).toEqual(warnings.slice(1));
});

it("keeps all if today or the dates are unknown", () => {
  expect(warningsAhead(warnings, days, undefined)).toEqual(warnings);
  const undated = days.map(({ number }) => ({ number }));
  expect(warningsAhead(warnings, undated, "2027-05-11")).toEqual(warnings);
});
