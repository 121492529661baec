import { describe, expect, it } from "vitest";
import { easterSunday } from "./easter.ts";
import { addDays, isIsoDate, weekday } from "./iso-date.ts";
import { isOpenOn, isWithin } from "./season.ts";

describe("easterSunday", () => {
  it.each([
    [1999, "1999-04-04"],
    [2000, "2000-04-23"],
    [2008, "2008-03-23"],
    [2021, "2021-04-04"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("%i", (year, date) => expect(easterSunday(year)).toBe(date));
});

describe("dates", () => {
  it("counts across months, years and leap days", () => {
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  });
  it("computes weekdays, including before 1970", () => {
    expect(weekday("2026-11-20")).toBe(5);
    expect(weekday("1969-12-28")).toBe(7);
  });
  it("refuses days that do not exist", () => {
    expect(isIsoDate("2028-02-29")).toBe(true);
    expect(isIsoDate("2027-02-29")).toBe(false);
    expect(isIsoDate("2027-13-01")).toBe(false);
    expect(isIsoDate("27-01-01")).toBe(false);
  });
});

describe("seasons", () => {
  it("includes both ends and spans the new year", () => {
    expect(isWithin("2027-11-01", "11-01", "03-31")).toBe(true);
    expect(isWithin("2028-03-31", "11-01", "03-31")).toBe(true);
    expect(isWithin("2028-04-01", "11-01", "03-31")).toBe(false);
  });
  it("moves with Easter", () => {
    const season = [{ from: "easter-7", to: "10-31" }];
    expect(isOpenOn(season, "2027-03-21")).toBe(true);
    expect(isOpenOn(season, "2027-03-20")).toBe(false);
  });
  it("keeps weekdays", () => {
    const weekends = [{ from: "01-01", to: "12-31", weekdays: [6, 7] as const }];
    expect(isOpenOn(weekends, "2026-11-21")).toBe(true);
    expect(isOpenOn(weekends, "2026-11-20")).toBe(false);
  });
});
