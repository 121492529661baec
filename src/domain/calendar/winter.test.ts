import { expect, it } from "vitest";

import { isWinter } from "./winter.ts";

it("lasts from All Saints' Day to the week before Easter", () => {
  // Easter Sunday is on 28 March in 2027, and on 16 April in 2028.
  const dates = ["2027-10-31", "2027-11-01", "2027-12-31", "2027-01-01", "2027-03-20", "2027-03-21", "2028-04-08"];
  expect(dates.map(isWinter)).toEqual([false, true, true, true, true, false, true]);
});
