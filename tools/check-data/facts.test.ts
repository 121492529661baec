import { describe, expect, it } from "vitest";
import type { DataSet } from "#database/seeds/data-set.ts";
import { checkFacts } from "./facts.ts";
import { closure, house, route, tinyDataSet } from "./tiny-data-set.ts";

const tiny = tinyDataSet();

/** Title, invalid rows, and the expected message. */
const examples: [wrong: string, changes: Partial<DataSet>, fault: string][] = [
  [
    "a season that ends on no day",
    { accommodations: [house({ season: [{ from: "04-31", to: "10-31" }] })] },
    "accommodation albergue-brea: 04-31 is no end of a season",
  ],
  [
    "a season of nothing",
    { accommodations: [house({ season: [] })] },
    "accommodation albergue-brea: a season without spans",
  ],
  [
    "a season from nobody",
    { accommodations: [house({ seasonSource: null })] },
    "accommodation albergue-brea: a season needs its source",
  ],
  [
    "an hour after midnight as 24",
    { accommodations: [house({ checkInUntil: "24:00" })] },
    "accommodation albergue-brea: 24:00 is no time of day",
  ],
  [
    "a check-in without a beginning",
    { accommodations: [house({ checkInFrom: null })] },
    "accommodation albergue-brea: check-in ends but does not begin",
  ],
  [
    "a price in no currency",
    { accommodations: [house({ currency: null })] },
    "accommodation albergue-brea: a price needs its currency",
  ],
  [
    "prices the wrong way round",
    { accommodations: [house({ priceTo: 5 })] },
    "accommodation albergue-brea: its lowest price is above its highest",
  ],
  [
    "a season of one day",
    { accommodations: [house({ season: [{ from: "05-01", to: "05-01" }] })] },
    "accommodation albergue-brea: a season of one day, 05-01",
  ],
  [
    "a price in the wrong unit",
    { accommodations: [house({ priceFrom: 1000 })] },
    "accommodation albergue-brea: a night cannot cost 1000",
  ],
  [
    "beds of a whole town",
    { accommodations: [house({ beds: 1200 })] },
    "accommodation albergue-brea: cannot have 1200 beds",
  ],
  ["half a bed", { accommodations: [house({ beds: 1.5 })] }, "accommodation albergue-brea: cannot have 1.5 beds"],
  [
    "a place from nobody",
    { accommodations: [house({ coordSource: null })] },
    "accommodation albergue-brea: a place needs its source",
  ],
  ["a closure from Easter", { closures: [closure({ from: "easter" })] }, "closure snow: easter is no day of the year"],
  ["a colour by name", { routes: [route({ colour: "red" })] }, "route camino-made-up: red is no colour"],
];

describe("checkFacts", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkFacts({ ...tiny, ...changes })).toContain(fault);
  });
});

const faultsWith = (changes: object) => {
  const data = tinyDataSet();
  const [first, ...others] = data.towns;
  return checkFacts({ ...data, towns: [{ ...first!, province: "Lugo", ...changes }, ...others] });
};

it("accepts facts of towns from registers and gazetteers", () => {
  const feasts = ["2026-08-16", "2026-10-05"];
  expect(faultsWith({ population: 120, ineCode: "27057240000", feasts, feastSource: "a gazette" })).toEqual([]);
});

it("finds codes of another province, impossible feasts and feasts without a source", () => {
  expect(faultsWith({ ineCode: "36016070201" })).toEqual(["town alba: the code 36016070201 is not of Lugo"]);
  expect(faultsWith({ ineCode: "123" })).toHaveLength(2);
  expect(faultsWith({ population: 0 })).toEqual(["town alba: cannot have 0 people"]);
  expect(faultsWith({ feasts: ["2026-02-30"], feastSource: "x" })).toEqual([
    "town alba: 2026-02-30 is no date of a feast",
  ]);
  expect(faultsWith({ feasts: ["2026-02-01"] })).toEqual(["town alba: feasts need their source"]);
  const three = ["2026-02-01", "2026-02-02", "2026-02-03"];
  expect(faultsWith({ feasts: three, feastSource: "x" })).toEqual(["town alba: has more than 2 local holidays"]);
});
