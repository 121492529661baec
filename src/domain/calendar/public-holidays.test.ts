import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { addDays, weekday } from "./iso-date.ts";
import { publicHolidayOn } from "./public-holidays.ts";
import { regionalHolidays } from "./regional-holidays.ts";

const on = (date: string, country: string, region?: string) => publicHolidayOn(date, { country, region });

describe("holidays of a country", () => {
  // Easter Sunday of 2027 is 28 March.
  it.each([
    ["2027-01-06", "ES", "epiphany"],
    ["2027-03-26", "ES", "good_friday"],
    ["2027-03-29", "FR", "easter_monday"],
    ["2027-05-06", "FR", "ascension"],
    ["2027-05-27", "PT", "corpus_christi"],
    ["2027-04-25", "PT", "freedom_day"],
    ["2027-07-14", "FR", "bastille_day"],
  ])("%s is a holiday in %s: %s", (date, country, holiday) => {
    expect(on(date, country)).toEqual({ holiday, isSure: true });
  });

  it.each([
    ["2027-03-29", "ES"],
    ["2027-04-25", "ES"],
    ["2028-07-25", "ES"],
    ["2027-10-12", "FR"],
    ["2027-12-25", "XX"],
  ])("%s is no holiday in %s", (date, country) => {
    expect(on(date, country)).toBeNull();
  });

  it("are known if the community is unknown, or the country's name", () => {
    expect(publicHolidayOn("2027-08-15", {})).toBeNull();
    expect(on("2027-08-15", "ES", "Atlantis")).toEqual({ holiday: "assumption", isSure: true });
    expect(on("2027-07-25", "FR", "Galicia")).toBeNull();
  });
});

describe("holidays of an autonomous community", () => {
  it.each([
    ["2028-07-25", "Galicia", "saint_james"],
    ["2027-05-17", "Galicia", "galician_letters"],
    ["2027-04-23", "Castilla y León", "regional_day"],
    ["2027-04-23", "Aragón", "regional_day"],
    ["2028-02-28", "Andalucía", "regional_day"],
    ["2028-05-02", "Comunidad de Madrid", "regional_day"],
    ["2027-06-09", "La Rioja", "regional_day"],
    ["2027-09-08", "Asturias", "regional_day"],
    ["2027-09-08", "Extremadura", "regional_day"],
    ["2027-09-15", "Cantabria", "bien_aparecida"],
    ["2027-12-03", "Navarra", "regional_day"],
    ["2027-03-25", "Galicia", "maundy_thursday"],
    ["2024-03-28", "Extremadura", "maundy_thursday"],
    ["2027-03-29", "País Vasco", "easter_monday"],
    ["2027-03-29", "Navarra", "easter_monday"],
  ])("%s is a holiday in %s: %s", (date, region, holiday) => {
    expect(on(date, "ES", region)).toEqual({ holiday, region, isSure: true });
  });

  it.each([
    ["2028-07-25", "Castilla y León"],
    ["2027-05-17", "Asturias"],
    ["2028-02-29", "Andalucía"],
    ["2027-03-29", "Galicia"],
    ["2027-04-01", "Galicia"],
  ])("%s is no holiday in %s", (date, region) => {
    expect(on(date, "ES", region)).toBeNull();
  });

  it.each([
    ["2028-07-28", "Cantabria", "regional_day"],
    ["2027-07-25", "Galicia", "saint_james"],
    ["2028-07-25", "País Vasco", "saint_james"],
    ["2027-03-29", "La Rioja", "easter_monday"],
    // 15 August 2027, 28 February 2027 and 1 November 2026 are Sundays.
    ["2027-08-16", "Castilla y León", "assumption"],
    ["2027-03-01", "Andalucía", "regional_day"],
    ["2026-11-02", "Comunidad de Madrid", "all_saints"],
  ])("%s is probably a holiday in %s, as in most years: %s", (date, region, holiday) => {
    expect(on(date, "ES", region)).toEqual({ holiday, region, isSure: false });
  });

  it("are moved to Mondays only where decreed", () => {
    expect(on("2027-08-16", "ES", "Galicia")).toBeNull();
    expect(on("2034-01-02", "ES", "Extremadura")).toBeNull();
    expect(on("2034-01-02", "ES", "Aragón")).toMatchObject({ holiday: "new_year", isSure: false });
  });

  it("agree with the BOE's table of 2026", () => {
    const kept = Array.from({ length: 365 }, (_, day) => addDays("2026-01-01", day)).flatMap((date) => {
      const found = on(date, "ES", "Castilla y León");
      return found && weekday(date) !== 7 ? [date.slice(5)] : [];
    });
    const published = "01-01 01-06 04-02 04-03 04-23 05-01 08-15 10-12 11-02 12-07 12-08 12-25";
    expect(kept).toEqual(published.split(" "));
  });

  it("are known for every community with towns on a route", () => {
    const towns: { country: string; region: string }[] = parse(
      readFileSync(new URL("../../../data/towns.csv", import.meta.url)),
      { columns: true },
    );
    const regions = new Set(towns.flatMap(({ country, region }) => (country === "Spain" ? [region] : [])));
    expect([...regions].filter((region) => !(region in regionalHolidays))).toEqual([]);
  });

  it("are computed for every year in which a walk may start", () => {
    for (const year of [1900, 2000, 2100, 2999]) {
      expect(on(`${year}-05-17`, "ES", "Galicia")).toMatchObject({ holiday: "galician_letters" });
      expect(on(`${year}-12-25`, "PT")).toMatchObject({ holiday: "christmas" });
    }
    // Earliest and latest Easter.
    expect(on("2285-03-19", "ES", "Galicia")).toMatchObject({ holiday: "maundy_thursday" });
    expect(on("2038-04-22", "ES", "Galicia")).toMatchObject({ holiday: "maundy_thursday" });
  });
});
