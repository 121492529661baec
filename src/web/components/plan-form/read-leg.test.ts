import { describe, expect, it } from "vitest";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import type { LegChoices } from "./plan-form-page.ts";
import { suggestStart, type LegsWithChoices } from "./read-leg.ts";

function choices(slug: string, towns: readonly string[]): LegChoices {
  const [start = "", end = ""] = [towns[0], towns.at(-1)];
  return {
    route: { slug, name: slug, start, end, ownPace: null },
    towns: towns.map((town) => ({ slug: town, name: town, spellings: [], km: null })),
    lodgingTypes: [],
    variants: [],
    onward: [],
  };
}

const legs = [
  choices("primitivo", ["lugo", "ferreira", "melide"]),
  choices("frances", ["sarria", "melide", "santiago"]),
];
const [first, second] = legs.map(({ route }) => withDefaults(route, { route: route.slug }));
if (!first || !second) throw new Error("There are two legs.");
const both: LegsWithChoices = {
  options: {
    name: "Two",
    legs: [
      { ...first, from: "ferreira", startDate: "2027-05-10" },
      { ...second, from: "melide" },
    ],
  },
  legs,
};
const endsOf = ({ options }: LegsWithChoices) => options.legs.map(({ from, to, startDate }) => [from, to, startDate]);

describe("suggestStart", () => {
  it("changes the start of the first leg", () => {
    expect(endsOf(suggestStart(both, "lugo", 0))).toEqual([
      ["lugo", "melide", "2027-05-10"],
      ["melide", "santiago", null],
    ]);
  });

  it("has no effect if the choices belong to another route", () => {
    const gone = { ...both, options: { ...both.options, legs: [{ ...first, route: "gone" }] } };
    expect(suggestStart(gone, "lugo", 0).options).toBe(gone.options);
  });

  it("starts with a later leg if the previous one does not pass the town", () => {
    const suggested = suggestStart(both, "sarria", 1);
    expect(endsOf(suggested)).toEqual([["sarria", "santiago", "2027-05-10"]]);
    expect(suggested.legs).toEqual([legs[1]]);
  });

  it("ends the previous leg where the next starts", () => {
    const through = { ...both, legs: [choices("primitivo", ["lugo", "ferreira", "sarria", "melide"]), legs[1]!] };
    expect(endsOf(suggestStart(through, "sarria", 1))).toEqual([
      ["ferreira", "sarria", "2027-05-10"],
      ["sarria", "santiago", null],
    ]);
  });

  it.each([
    [null, 0],
    ["atlantis", 0],
    ["lugo", 1],
    ["lugo", 7],
    ["lugo", Number.NaN],
  ])("keeps the options for %s on leg %s", (from, leg) => {
    expect(suggestStart(both, from, leg)).toEqual(both);
  });
});
