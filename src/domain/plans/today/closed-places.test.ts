import { describe, expect, it } from "vitest";
import type { HolidayArea } from "#domain/calendar/public-holidays.ts";
import { isClosedOn, closedAt } from "./closed-places.ts";
import type { WayEntry } from "./way-entries.ts";

/** A Sunday, a Monday and a Saturday of May 2027. */
const [sunday, monday, saturday] = ["2027-05-09", "2027-05-10", "2027-05-08"] as const;

it.each([
  ["Mo-Fr 09:00-14:00,17:00-20:00", [true, false, true]],
  ["Mo-Fr 09:00-14:00, 17:00-20:00; Sa 09:30-13:30", [true, false, false]],
  ["Mo-Su 09:00-21:30", [false, false, false]],
  ["09:00-21:30; Su off", [true, false, false]],
  ["Fr-Mo 10:00-14:00", [false, false, false]],
  ["24/7", [false, false, false]],
  ["PH,Mo-Sa 09:00-21:00", [true, false, false]],
])("%s is closed on the days it omits", (hours, closed) => {
  expect([sunday, monday, saturday].map((date) => isClosedOn(hours, date, false))).toEqual(closed);
});

it("uses only what is stated about holidays", () => {
  expect(isClosedOn("Mo-Fr 09:00-14:00; PH off", monday, true)).toBe(true);
  expect(isClosedOn("PH,Mo-Su 09:00-21:00", monday, true)).toBe(false);
  expect(isClosedOn("Mo-Fr 09:00-14:00", monday, true)).toBeNull();
});

describe("on a holiday", () => {
  const hours = "Mo-Sa 09:00-14:00; PH off";
  const market = { is: "place", name: "Mercado", hours } as unknown as WayEntry;
  const galicia = { country: "ES", region: "Galicia" };
  const leon = { country: "ES", region: "Castilla y León" };
  const townIn = (area: HolidayArea) => ({ is: "town", ...area, places: [market] }) as unknown as WayEntry;

  it("closes places in the region of a holiday, and none beyond its border", () => {
    expect(closedAt(market, "2028-08-15", { country: "ES" })).toEqual(["Mercado"]);
    expect(closedAt(market, "2028-07-25", leon)).toEqual([]);
    expect(closedAt(market, "2028-07-25", galicia)).toEqual(["Mercado"]);
    expect(closedAt(townIn(galicia), "2028-07-25", leon)).toEqual(["Mercado"]);
    expect(closedAt(townIn(leon), "2028-07-25", galicia)).toEqual([]);
    expect(closedAt(market, "2028-08-15", undefined)).toEqual([]);
  });

  it("treats an uncertain holiday as neither", () => {
    // The Monday after a Sunday, 15 August 2027.
    expect(closedAt(market, "2027-08-16", leon)).toEqual([]);
    const restingMondays = { ...market, hours: "Tu-Su 09:00-14:00" } as WayEntry;
    expect(closedAt(restingMondays, "2027-08-16", leon)).toEqual(["Mercado"]);
    const holidays = { ...market, hours: "PH,Tu-Su 09:00-14:00" } as WayEntry;
    expect(closedAt(holidays, "2027-08-16", leon)).toEqual([]);
  });
});

it.each(["Oct-May: Mo-Fr 09:00-13:30", "sunrise-sunset", "", 'Mo-Fr "by appointment"', "week 10-20 Mo 10:00-12:00"])(
  "ignores “%s”, which cannot be parsed",
  (hours) => {
    expect(isClosedOn(hours, sunday, false)).toBeNull();
  },
);
