import { describe, expect, it } from "vitest";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";

import { planFormFields } from "./plan-form-fields.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { updateOf } from "./option-requests.ts";

const leg = (options: Partial<PlannerOptions> = {}): PlannerOptions =>
  withDefaults({ start: "ferrol", end: "santiago-de-compostela" }, { route: "camino-ingles", ...options });
const onward = leg({ route: "camino-finisterre-muxia", from: "santiago-de-compostela", to: "muxia" });
const base: PlanOptions = { name: "Walk", legs: [leg(), onward] };
const complete = (index: number) => ({ pins: [{ day: index, kind: "walk" as const, to: "muxia" }] });

describe("a change of a plan", () => {
  it("is empty if nothing changed", () => {
    expect(updateOf(base, base, complete)).toEqual({});
  });

  it("contains only name or date, so that nothing is replanned", () => {
    expect(updateOf(base, { ...base, name: "Other" }, complete)).toEqual({ name: "Other" });
    const dated = { ...base, legs: [leg({ startDate: "2027-05-10" }), onward] };
    expect(updateOf(base, dated, complete)).toEqual({ input: { startDate: "2027-05-10" } });
  });

  it("contains all options of a changed first route", () => {
    const other = { ...base, legs: [leg({ route: "camino-frances", from: "sarria" }), onward] };
    expect(updateOf(base, other, complete)).toMatchObject({
      input: { route: "camino-frances", from: "sarria", max: 9.5 },
    });
  });

  it("keeps the pins of further routes", () => {
    const shorter = { ...base, legs: [leg(), { ...onward, days: 5 }] };
    expect(updateOf(base, shorter, complete)).toMatchObject({
      nextLegs: [{ route: "camino-finisterre-muxia", days: 5, pins: [{ day: 1 }] }],
    });
  });
});

describe("the fields of the form", () => {
  it("belong to the route of their prefix, together with those of the whole plan", () => {
    const sent = new FormData();
    const add = (entries: [string, string][]) => entries.forEach(([name, value]) => sent.append(name, value));
    add([
      ["name", "Walk"],
      ["leg", "0"],
      ["route", "camino-ingles"],
      ["variants.0", "free"],
    ]);
    add([
      ["leg", "1"],
      ["route", "camino-finisterre-muxia"],
      ["variants.1", "main"],
      ["leg", "end"],
    ]);
    add([
      ["max", "8"],
      ["take:name", "theirs"],
      ["take:pace", "mine"],
      ["do", "add"],
      ["version", "3"],
    ]);
    const { legs, ...fields } = planFormFields(sent);
    expect(fields).toEqual({ name: "Walk", order: "add", version: 3, base: null, taken: ["name"] });
    expect(legs.map(String)).toEqual([
      "max=8&route=camino-ingles&variants=free",
      "max=8&route=camino-finisterre-muxia&variants=main",
    ]);
  });
});
