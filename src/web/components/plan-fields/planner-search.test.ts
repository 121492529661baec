import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plannerRequest } from "#contract/planner/planner.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";

import { plannerSearch, readPlannerSearch } from "./planner-search.ts";

const ends = { start: "saint-jean-pied-de-port", end: "santiago-de-compostela" };
const route = "camino-frances";

function readBack(search: string): PlannerInput {
  const { wish } = readPlannerSearch(new URLSearchParams(search));
  return withDefaults(ends, { ...wish, route: wish.route ?? "" });
}

const parameterNames = [
  ..."route from to startDate measure ideal max pace flatKmh ascentMPerH descentMPerH".split(" "),
  ..."easeInDays mustStop favourites avoid lodging lodgingTypes variants branches days".split(" "),
  ..."restEvery restAfter restMin restMax".split(" "),
];

const town = fc.stringMatching(/^[a-z][a-z-]{0,15}$/);
const quarter = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((value) => value / 4);
const wishes: fc.Arbitrary<PlannerInput> = fc
  .record(
    {
      from: town,
      to: town,
      startDate: fc
        .date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      measure: fc.constantFrom("hours" as const, "km" as const),
      ideal: quarter(1, 60),
      max: quarter(1, 100),
      pace: fc.record({
        flatKmh: quarter(1, 10),
        ascentMPerH: fc.integer({ min: 1, max: 900 }),
        descentMPerH: fc.integer({ min: 1, max: 900 }),
      }),
      easeInDays: fc.integer({ min: 0, max: 14 }),
      mustStop: fc.uniqueArray(town),
      favourites: fc.uniqueArray(town),
      avoid: fc.uniqueArray(town),
      lodging: fc.constantFrom("required" as const, "ignore" as const),
      lodgingTypes: fc.uniqueArray(fc.constantFrom("hotel", "albergue_private", "camping")),
      variants: fc.constantFrom("main" as const, "free" as const),
      branches: fc.dictionary(town, fc.constantFrom("take" as const, "avoid" as const), { noNullPrototype: true }),
      restEvery: fc.record({
        after: fc.integer({ min: 1, max: 20 }),
        min: fc.integer({ min: 1, max: 5 }),
        max: fc.integer({ min: 5, max: 30 }),
      }),
      days: fc.integer({ min: 1, max: 100 }),
    },
    { requiredKeys: [] },
  )
  .map((wish) => withDefaults(ends, { route, ...wish }));

describe("the planner's address", () => {
  it("gives every wish back as it was", () => {
    fc.assert(
      fc.property(wishes, (input) => {
        expect(readBack(plannerSearch(input, ends))).toEqual(input);
      }),
    );
  });

  it("leaves the defaults out", () => {
    expect(plannerSearch(withDefaults(ends, { route }), ends)).toBe("?route=camino-frances");
    expect(plannerSearch(withDefaults(ends, { route, measure: "km", ideal: 23, max: 30 }), ends)).toBe(
      "?route=camino-frances&measure=km&max=30",
    );
  });

  it("can be read and written by people", () => {
    const input = withDefaults(ends, {
      route,
      branches: { valcarlos: "take" },
      restEvery: { after: 7, min: 5, max: 9 },
      pace: { flatKmh: 5, ascentMPerH: 400, descentMPerH: 650 },
    });
    expect(plannerSearch(input, ends)).toBe("?route=camino-frances&pace=brisk&branches=valcarlos:take&restEvery=7,5,9");
    expect(readBack("route=camino-frances&restEvery=6&ideal=6,5")).toMatchObject({
      restEvery: { after: 6, min: 4, max: 8 },
      ideal: 6.5,
    });
  });

  it("names what it cannot understand and plans without it", () => {
    const nonsense = new URLSearchParams(
      "route=camino-frances&startDate=2027-02-30&measure=miles&ideal=long&max=-3&easeInDays=15&lodging=tent&variants=all&branches=valcarlos&restEvery=9,12,3&days=1.5&pace=slow",
    );
    const { wish, faults } = readPlannerSearch(nonsense);
    expect(withDefaults(ends, { ...wish, route })).toEqual(withDefaults(ends, { route }));
    expect(faults.map(({ field }) => field).toSorted()).toEqual(
      [
        "branches",
        "days",
        "easeInDays",
        "ideal",
        "lodging",
        "max",
        "measure",
        "pace",
        "restEvery",
        "startDate",
        "variants",
      ].toSorted(),
    );
    expect(faults.find(({ field }) => field === "ideal")?.typed).toBe("long");
  });

  it.each([
    "startDate=1500-01-01",
    "startDate=9999-12-31",
    "restEvery=200,1,400",
    "restEvery=101",
    "restEvery=5,0,6",
    "max=200.5",
    "ideal=0",
    "days=401",
    "easeInDays=15",
    "flatKmh=21",
  ])("names as a fault what the API refuses: %s", (typed) => {
    expect(readPlannerSearch(new URLSearchParams(`route=${route}&${typed}`)).faults).toHaveLength(1);
  });

  it("asks for nothing that the API would refuse", () => {
    const numbers = fc.oneof(
      fc.integer({ min: -2, max: 500 }).map(String),
      fc.double({ min: -1, max: 11_000, noNaN: true }).map(String),
      fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: -1, max: 120 }))).map(String),
    );
    const dates = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
    const values = fc.oneof(
      numbers,
      fc.string({ maxLength: 200 }),
      dates.map((date) => date.toISOString().slice(0, 10)),
      fc.constantFrom(
        "hours",
        "km",
        "own",
        "brisk",
        "free",
        "ignore",
        "x:take",
        "x".repeat(121),
        "__proto__:avoid",
        "\0",
      ),
    );
    const parameters = fc.array(fc.tuple(fc.constantFrom(...parameterNames), values), { maxLength: 40 });
    fc.assert(
      fc.property(parameters, (asked) => {
        const { wish } = readPlannerSearch(new URLSearchParams(asked));
        const { pins: _, ...input } = withDefaults(ends, { ...wish, route: wish.route ?? route });
        expect(plannerRequest.safeParse(input).error?.issues).toBeUndefined();
      }),
    );
  });

  it("takes any query without failing", () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        (query) => readPlannerSearch(new URLSearchParams(query)).wish.branches !== undefined,
      ),
    );
  });

  it("forgets towns when a form was sent with another route, and lengths when with another measure", () => {
    const sent =
      "shown=camino-frances.hours&route=camino-ingles&from=sarria&mustStop=arzua&measure=km&ideal=7&max=9.5&startDate=2027-05-10";
    expect(readPlannerSearch(new URLSearchParams(sent)).wish).toEqual({
      route: "camino-ingles",
      startDate: "2027-05-10",
      measure: "km",
      mustStop: [],
      favourites: [],
      avoid: [],
      lodgingTypes: [],
      branches: {},
    });
  });

  it("lets a form's button have the last word", () => {
    expect(readBack("route=camino-frances&days=33&days=30").days).toBe(30);
    expect(readBack("route=camino-frances&days=33&days=").days).toBeNull();
  });
});
