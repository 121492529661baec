import { describe, expect, it } from "vitest";

import { plannerRequest } from "#contract/planner/planner.ts";
import { mergeOptions } from "#domain/planner/options/merge-options.ts";
import { firstLeg, type PlanOptions } from "#domain/planner/options/plan-options.ts";
import { definitionOf, fieldOrder, optionTable, type PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerUrl, readPlannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { changedOptions } from "#domain/planner/options/options-of-legs.ts";
import { openWithDefaults, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { defaultOptions } from "./default-options.ts";
import { otherSampleOf, sampledOptions } from "./option-samples.ts";

const ends = { start: "saint-jean-pied-de-port", end: "santiago-de-compostela" };
const route = "camino-frances";
const usual = withDefaults(ends, { route });
const plan = (...legs: PlannerOptions[]): PlanOptions => ({ name: "Walk", legs });
const inAddresses = sampledOptions.filter(([key]) => optionTable[key].field !== null);

describe.each(inAddresses)("option %s", (key, sample) => {
  const chosen = { ...usual, ...sample };

  it("round-trips through the address", () => {
    expect(chosen[key]).not.toEqual(usual[key]);
    const address = plannerUrl(chosen, ends);
    const { options, errors } = readPlannerUrl(new URLSearchParams(address));
    expect(errors).toEqual([]);
    expect(openWithDefaults(ends, { ...options, route: chosen.route })).toEqual(chosen);
    expect(options).toHaveProperty(key);
  });

  it("is merged from another version, with a conflict if both changed it", () => {
    const { part } = optionTable[key];
    const theirs = plan(chosen);
    const merged = mergeOptions(plan(usual), { ...plan(usual), name: "Mine" }, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(firstLeg(merged.options)).toEqual(chosen);
    const both = mergeOptions(plan(usual), plan({ ...usual, ...otherSampleOf(key) }), theirs);
    expect(both.conflicts.map((conflict) => conflict.part)).toEqual([part]);
  });

  it("has a place in forms", () => {
    expect(fieldOrder).toContain(optionTable[key].field);
  });
});

it.each(sampledOptions)("the contract accepts the option %s in its range only", (key, sample) => {
  expect(plannerRequest.parse({ route, ...sample })).toEqual({ route, ...sample });
  const row = definitionOf(key);
  for (const wrong of [{}, row.min === undefined ? {} : row.min - 1, row.max === undefined ? {} : row.max + 1]) {
    if (key === "branches" || key === "pace") continue;
    expect(plannerRequest.safeParse({ route, [key]: wrong }).success, JSON.stringify(wrong)).toBe(false);
  }
});

it("applies the documented defaults", () => {
  expect(usual).toEqual(defaultOptions(route, ends.start, ends.end));
});

describe("changing options", () => {
  const chosen = sampledOptions.reduce<PlannerOptions>((all, [, sample]) => ({ ...all, ...sample }), usual);

  it("drops options without meaning on another route", () => {
    const left = Object.keys(chosen).filter((key) => !(key in changedOptions(chosen, { route: "camino-ingles" })));
    expect(left).toEqual(["from", "to", "mustStop", "favourites", "avoid", "lodging", "branches"]);
  });

  it("applies the default lengths of another measure, and merges paces", () => {
    const changed = changedOptions(usual, { measure: "km", pace: { flatKmh: 5 } });
    expect(withDefaults(ends, changed)).toMatchObject({
      measure: "km",
      ideal: 23,
      max: 32,
      pace: { flatKmh: 5, ascentMPerH: 300 },
    });
  });
});
