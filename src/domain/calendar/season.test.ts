import { describe, expect, it } from "vitest";
import { closedInMonth, isWinter, isSeasonEnd } from "./season.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

it("distinguishes months closed completely, partly and not at all, also across the new year", () => {
  const winter = { from: "11-01", to: "03-31" };
  expect(months.filter((month) => closedInMonth(winter, month) === "whole")).toEqual([1, 2, 3, 11, 12]);
  expect(months.filter((month) => closedInMonth(winter, month) === "part")).toEqual([]);
  const works = { from: "02-10", to: "04-01" };
  expect([1, 2, 3, 4, 5].map((month) => closedInMonth(works, month))).toEqual([
    "none",
    "part",
    "whole",
    "part",
    "none",
  ]);
});

it("treats 28 February as the end of its month", () => {
  for (const to of ["02-28", "02-29"]) expect(closedInMonth({ from: "02-01", to }, 2)).toBe("whole");
});

it("spans All Saints' Day to the week before Easter", () => {
  // Easter Sunday is on 28 March in 2027, and on 16 April in 2028.
  const dates = ["2027-10-31", "2027-11-01", "2027-12-31", "2027-01-01", "2027-03-20", "2027-03-21", "2028-04-08"];
  expect(dates.map(isWinter)).toEqual([false, true, true, true, true, false, true]);
});

describe("isSeasonEnd", () => {
  it.each(["01-01", "12-31", "02-29", "easter", "easter+49", "easter-2"])("takes %s", (end) => {
    expect(isSeasonEnd(end)).toBe(true);
  });

  it.each(["", "13-01", "00-10", "04-31", "02-30", "1-1", "04-00", "easter 49", "easter+", "Easter"])(
    "refuses %j",
    (end) => {
      expect(isSeasonEnd(end)).toBe(false);
    },
  );
});
