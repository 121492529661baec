import { expect, it } from "vitest";
import { balance, errorOf, meanError, monthsOf2018, routesOf, starts } from "./check-model.ts";

it("differs from published figures by no more than docs/crowding.md states", () => {
  expect(meanError(monthsOf2018())).toBeLessThan(17);
  expect(meanError(routesOf(2025))).toBeLessThan(7);
  expect(meanError(starts())).toBeLessThan(5);
});

it("conserves the number of pilgrims on the way to Santiago", () => {
  for (const line of balance()) expect(Math.abs(errorOf(line))).toBeLessThan(1);
});
