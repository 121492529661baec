import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plannerRequest } from "#contract/planner/planner.ts";
import type { OpenOptions, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { changedOptions } from "#domain/planner/options/options-of-legs.ts";
import { openWithDefaults, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { pacePresets } from "#domain/planner/options/presets.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";

import { parsePlannerUrl, withOpenEnd } from "#domain/planner/options/url/parse-planner-url.ts";
import { plannerUrl, readPlannerUrl } from "#domain/planner/options/url/planner-url.ts";

const ends = { start: "saint-jean-pied-de-port", end: "santiago-de-compostela" };
const route = "camino-frances";

function readBack(search: string): OpenOptions {
  const { options } = readPlannerUrl(new URLSearchParams(search));
  return openWithDefaults(ends, { ...options, route: options.route ?? "" });
}

const parameterNames = [
  ..."route from to startDate measure ideal max pace flatKmh ascentMPerH descentMPerH".split(" "),
  ..."easeInDays mustStop favourites avoid lodging lodgingTypes variants branches days".split(" "),
  ..."restEvery restAfter restMin restMax".split(" "),
];

const town = fc.stringMatching(/^[a-z][a-z-]{0,15}$/);
const quarter = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((value) => value / 4);
const someOptions: fc.Arbitrary<PlannerOptions> = fc
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
  .map((options) => withDefaults(ends, { route, ...options }));

describe("walkers in the address", () => {
  const walkersOf = (search: string) => readPlannerUrl(new URLSearchParams(search));

  it("are added and removed at the end by a form without JavaScript", () => {
    expect(walkersOf("?people=3&walkers=gentle,6,8").options.walkers).toEqual([
      { pace: pacePresets.gentle, ideal: 6, max: 8 },
      {},
    ]);
    expect(walkersOf("?people=2&walkers=gentle,6,8&walkers=brisk").options.walkers).toHaveLength(1);
    expect(walkersOf("?people=1&walkers=gentle,6,8").options.walkers).toBeUndefined();
    for (const people of ["0", "11", "two", "2.5"]) {
      expect(walkersOf(`?people=${people}&walkers=gentle,6,8`).options.walkers).toHaveLength(1);
    }
  });

  it("have a pace by name or in numbers, an ideal and a longest day, all optional", () => {
    const { options, errors } = walkersOf(
      "?walkers=gentle,6,8&walkers=3.5,250,400,,9&walkers=,,,5&walkers=&walkers=brisk",
    );
    expect(errors).toEqual([]);
    expect(options.walkers).toEqual([
      { pace: pacePresets.gentle, ideal: 6, max: 8 },
      { pace: { flatKmh: 3.5, ascentMPerH: 250, descentMPerH: 400 }, max: 9 },
      { pace: {}, ideal: 5 },
      { pace: pacePresets.brisk },
    ]);
    const { walkers } = openWithDefaults(ends, { route, measure: "km", ...options });
    expect(walkers[2]).toEqual({ pace: defaultPace, ideal: 5, max: 32 });
  });

  it("are reported if invalid", () => {
    const wrong = ["fast,6,8", "3.5,250", "3.5,250,400,6,8,1", "gentle,0", "21,250,400", "gentle,6,8,9"];
    for (const text of wrong) {
      expect(walkersOf(`?walkers=${text}`)).toMatchObject({
        options: {},
        errors: [{ field: "walkers", typed: text }],
      });
    }
  });

  it("keep their pace when a form changes the measure", () => {
    const chosen = withDefaults(ends, { route, walkers: [{ pace: pacePresets.gentle, ideal: 6, max: 8 }] });
    const changed = withDefaults(ends, changedOptions(chosen, { measure: "km" }));
    expect(changed.walkers).toEqual([{ pace: pacePresets.gentle, ideal: 23, max: 32 }]);
    const sent = walkersOf("?measure=km&walkers=gentle,6,8&shown=camino-frances.hours&route=camino-frances");
    expect(sent.options.walkers).toEqual([{ pace: pacePresets.gentle }]);
  });
});

describe("an open end in the address", () => {
  it("is a star; an empty value means the route's own", () => {
    const open = openWithDefaults(ends, { route, from: null, days: 14 });
    expect(plannerUrl(open, ends)).toBe("?route=camino-frances&from=*&days=14");
    expect(readBack("from=*&route=camino-frances&days=14")).toEqual(open);
    expect(readBack("to=*&route=camino-frances&days=14")).toMatchObject({ from: ends.start, to: null });
    expect(readBack("route=*").route).toBe("*");
  });

  it("is distinguished from the options, which have the route's own end", () => {
    const plannerRoute = { slug: route, name: "Camino Francés", ...ends };
    const parsed = parsePlannerUrl("?from=*&days=14", plannerRoute, []);
    expect(parsed).toMatchObject({ input: { from: ends.start, days: 14 }, openEnd: "from", errors: [] });
    expect(withOpenEnd(parsed)).toMatchObject({ from: null, to: ends.end });
    expect(withOpenEnd(parsePlannerUrl("?days=14", plannerRoute, []))).toMatchObject({ from: ends.start });
  });
});

describe("an open end without the options it needs", () => {
  const plannerRoute = { slug: route, name: "Camino Francés", ...ends };
  it.each([
    ["?from=*", { field: "days", code: "open_end_needs_days" }],
    ["?to=*&days=no", { field: "days", code: "open_end_needs_days" }],
    ["?from=*&to=*", { field: "to", code: "both_ends_open" }],
    ["?from=*&to=*&days=14", { field: "to", code: "both_ends_open" }],
  ])("is refused in %s as by the API, and replaced by the route's own", (search, refused) => {
    const { input, openEnd, errors } = parsePlannerUrl(search, plannerRoute, []);
    expect(errors).toContainEqual(expect.objectContaining(refused));
    expect(openEnd).toBeUndefined();
    expect([input.from, input.to]).toEqual([ends.start, ends.end]);
  });
});

describe("dates in the address", () => {
  const plannerRoute = { slug: route, name: "Camino Francés", ...ends };
  const read = (search: string) => parsePlannerUrl(search, plannerRoute, []);

  it("determine the number of days, also with an open end", () => {
    const dates = "startDate=2027-05-10&arrival=2027-05-14";
    expect(read(`?${dates}`)).toMatchObject({ input: { days: 5 }, arrival: "2027-05-14", errors: [] });
    expect(read(`?from=*&${dates}`)).toMatchObject({ input: { days: 5 }, openEnd: "from", errors: [] });
    expect(read(`?days=6&${dates}`).input.days).toBe(6);
  });

  it.each(["arrival=2027-05-14", "startDate=2027-05-15&arrival=2027-05-14", "startDate=2027-05-15"])(
    "leave an end open that depends on the days: %s",
    (dates) => {
      const { unsettledEnd, openEnd, errors } = read(`?to=*&${dates}`);
      expect([unsettledEnd, openEnd]).toEqual(["to", undefined]);
      expect(errors).toMatchObject([{ field: "days", code: "open_end_needs_days" }]);
    },
  );
});

describe("the planner's address", () => {
  it("round-trips every option", () => {
    fc.assert(
      fc.property(someOptions, (input) => {
        expect(readBack(plannerUrl(input, ends))).toEqual(input);
      }),
    );
  });

  it("omits the defaults", () => {
    expect(plannerUrl(withDefaults(ends, { route }), ends)).toBe("?route=camino-frances");
    expect(plannerUrl(withDefaults(ends, { route, measure: "km", ideal: 23, max: 30 }), ends)).toBe(
      "?route=camino-frances&measure=km&max=30",
    );
  });

  it("is readable for people", () => {
    const input = withDefaults(ends, {
      route,
      branches: { valcarlos: "take" },
      restEvery: { after: 7, min: 5, max: 9 },
      pace: { flatKmh: 5, ascentMPerH: 400, descentMPerH: 650 },
    });
    expect(plannerUrl(input, ends)).toBe("?route=camino-frances&pace=brisk&branches=valcarlos:take&restEvery=7,5,9");
    expect(readBack("route=camino-frances&restEvery=6&ideal=6,5")).toMatchObject({
      restEvery: { after: 6, min: 4, max: 8 },
      ideal: 6.5,
    });
  });

  it("reports invalid parts and plans without them", () => {
    const nonsense = new URLSearchParams(
      "route=camino-frances&startDate=2027-02-30&measure=miles&ideal=long&max=-3&easeInDays=15&lodging=tent&variants=all&branches=valcarlos&restEvery=9,12,3&days=1.5&pace=slow",
    );
    const { options, errors } = readPlannerUrl(nonsense);
    expect(openWithDefaults(ends, { ...options, route })).toEqual(withDefaults(ends, { route }));
    expect(errors.map(({ field }) => field).toSorted()).toEqual(
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
    expect(errors.find(({ field }) => field === "ideal")?.typed).toBe("long");
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
    "lodgingTypes=hotel,castle",
  ])("reports what the API refuses: %s", (typed) => {
    expect(readPlannerUrl(new URLSearchParams(`route=${route}&${typed}`)).errors).toHaveLength(1);
  });

  it("never produces options that the API would refuse", () => {
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
        const { options } = readPlannerUrl(new URLSearchParams(asked));
        const { pins: _, ...input } = openWithDefaults(ends, { ...options, route: options.route ?? route });
        expect(plannerRequest.safeParse(input).error?.issues).toBeUndefined();
      }),
    );
  });

  it("accepts any query without failing", () => {
    const signs = fc.constantFrom("&", "=", "+", "%", "%zz", "%00", "%F0%9F%90%9A", "🐚", "\ud800", ...parameterNames);
    const queries = fc.array(fc.oneof(signs, fc.string())).map((parts) => parts.join(""));
    fc.assert(
      fc.property(queries, (query) => readPlannerUrl(new URLSearchParams(query)).options.branches !== undefined),
    );
  });

  it("drops towns when a form changes the route, and lengths when it changes the measure", () => {
    const sent =
      "shown=camino-frances.hours&route=camino-ingles&from=sarria&mustStop=arzua&measure=km&ideal=7&max=9.5&startDate=2027-05-10";
    expect(readPlannerUrl(new URLSearchParams(sent)).options).toEqual({
      route: "camino-ingles",
      startDate: "2027-05-10",
      measure: "km",
    });
  });

  it("lets the clicked button of a form override its fields", () => {
    expect(readBack("route=camino-frances&days=33&days=30").days).toBe(30);
    expect(readBack("route=camino-frances&days=33&days=").days).toBeNull();
  });
});
