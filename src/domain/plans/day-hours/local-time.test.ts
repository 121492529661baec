import { describe, expect, it } from "vitest";
import { hoursThere, momentOf, timeZoneOf } from "./local-time.ts";
import { getTimes } from "suncalc";
import { noonOf, sunTimesOf } from "./sun-times.ts";

const iso = (moment: number) => new Date(moment).toISOString();

describe("local times as instants", () => {
  it.each([
    ["ES", "2027-01-10", 7.5, "2027-01-10T06:30:00.000Z"],
    ["ES", "2027-07-25", 7.5, "2027-07-25T05:30:00.000Z"],
    ["PT", "2027-07-25", 7.5, "2027-07-25T06:30:00.000Z"],
    [undefined, "2027-07-25", 25, "2027-07-25T23:00:00.000Z"],
    // After the change to summer time, and back.
    ["ES", "2027-03-28", 7, "2027-03-28T05:00:00.000Z"],
    ["ES", "2027-10-31", 7, "2027-10-31T06:00:00.000Z"],
  ])("in %s on %s at %d h", (country, date, hours, expected) => {
    const zone = timeZoneOf(country);
    expect(iso(momentOf(date, hours, zone))).toBe(expected);
    expect(hoursThere(momentOf(date, hours, zone), date, zone)).toBeCloseTo(hours, 6);
  });
});

describe("sunset", () => {
  // Santiago de Compostela at the solstices, as published by the Spanish national observatory.
  it.each([
    ["2027-06-21", 22 + 18 / 60],
    ["2027-12-21", 18 + 4 / 60],
  ])("on %s is in local time", (date, expected) => {
    const sun = sunTimesOf(getTimes(noonOf(date), 42.8806, -8.5457), date, timeZoneOf("ES"));
    expect(Math.abs((sun?.set ?? 0) - expected)).toBeLessThan(0.12);
    expect(sun?.dark).toBeGreaterThan(sun?.set ?? 24);
  });
});
