import { describe, expect, it } from "vitest";
import { publicHolidayOn } from "./public-holidays.ts";

describe("publicHolidayOn", () => {
  // Easter Sunday of 2027 is 28 March.
  it.each([
    ["2027-01-06", "ES", "epiphany"],
    ["2027-03-26", "ES", "good_friday"],
    ["2027-03-29", "FR", "easter_monday"],
    ["2027-05-06", "FR", "ascension"],
    ["2027-05-27", "PT", "corpus_christi"],
    ["2027-07-25", "ES", "saint_james"],
    ["2027-04-25", "PT", "freedom_day"],
    ["2027-07-14", "FR", "bastille_day"],
  ])("knows %s in %s as %s", (date, country, holiday) => {
    expect(publicHolidayOn(date, country)).toBe(holiday);
  });

  it.each([
    ["2027-03-29", "ES"],
    ["2027-04-25", "ES"],
    ["2027-10-12", "FR"],
    ["2027-12-25", "XX"],
  ])("knows none on %s in %s", (date, country) => {
    expect(publicHolidayOn(date, country)).toBeNull();
  });
});
