import { expect, it } from "vitest";
import { daysOfMonth } from "#tests/planner/crowding/days-of-month.ts";
import { arrivalShare, isHolyYear } from "./arrivals.ts";
import { arrivalsByMonth } from "./pilgrim-figures.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

it("keeps the sum of each month, without jumps between days", () => {
  const total = arrivalsByMonth.reduce((sum, one) => sum + one, 0);
  for (const month of months) {
    const share = daysOfMonth(2026, month).reduce((sum, date) => sum + arrivalShare(date), 0);
    expect(Math.abs(share * total - (arrivalsByMonth[month - 1] ?? 0)) / total).toBeLessThan(0.001);
  }
  expect(arrivalShare("2026-04-01") / arrivalShare("2026-03-31")).toBeLessThan(1.1);
});

it("recognises Holy Years, with more pilgrims", () => {
  expect([2010, 2021, 2026, 2027, 2028, 2032].map(isHolyYear)).toEqual([true, true, false, true, false, true]);
  expect(arrivalShare("2027-08-10") / arrivalShare("2026-08-10")).toBeCloseTo(1.33, 5);
});
