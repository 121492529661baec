import { describe, expect, it } from "vitest";
import type { Refusal } from "#domain/stage-planner/plan.ts";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { type PlannerWish, withDefaults } from "#domain/stage-planner/planner-input.ts";
import { readRealRoutes } from "./graph-from-data.ts";

const real = readRealRoutes();

function refusalsOf(wish: PlannerWish): readonly Refusal[] {
  const ends = real.routes.find((route) => route.slug === wish.route)!;
  const result = planStages(real.graphOf(wish.route), withDefaults(ends, wish));
  return result.ok ? [] : result.refusals;
}

/** The wish with the refused demand replaced by the nearest that the refusal names must be met. */
function isMet(wish: PlannerWish): boolean {
  return refusalsOf(wish).length === 0;
}

describe("what cannot be planned is named with the nearest that can", () => {
  const route = "camino-frances";

  it("too few days", () => {
    const [refusal] = refusalsOf({ route, days: 12 });
    expect(refusal).toMatchObject({
      field: "days",
      code: "days",
      facts: { days: 12, bound: "fewest" },
    });
    expect(isMet({ route, days: Number(refusal!.facts["possible"]) })).toBe(true);
    expect(isMet({ route, days: Number(refusal!.facts["possible"]) - 1 })).toBe(false);
  });

  it("too many days", () => {
    const [refusal] = refusalsOf({ route, from: "sarria", days: 300 });
    expect(refusal).toMatchObject({ field: "days", facts: { bound: "most" } });
    expect(isMet({ route, from: "sarria", days: Number(refusal!.facts["possible"]) })).toBe(true);
  });

  it("a longest day that no town allows", () => {
    const [refusal] = refusalsOf({ route, max: 2 });
    expect(refusal).toMatchObject({ field: "max", code: "max" });
    const possible = Number(refusal!.facts["possible"]);
    expect(isMet({ route, max: possible })).toBe(true);
    expect(isMet({ route, max: possible - 0.25 })).toBe(false);
  });

  it("a route without a known house", () => {
    const [refusal] = refusalsOf({ route: "camino-de-le-puy" });
    expect(refusal).toMatchObject({ field: "lodging", code: "lodging" });
    expect(isMet({ route: "camino-de-le-puy", lodging: "ignore" })).toBe(true);
  });

  it("several wishes at once: the one that opens the way in the end", () => {
    expect(refusalsOf({ route: "camino-de-le-puy", days: 3 })[0]).toMatchObject({
      field: "lodging",
    });
  });

  it("a type of house that is not there", () => {
    expect(refusalsOf({ route, lodgingTypes: ["gite"] })[0]).toMatchObject({
      field: "lodgingTypes",
    });
  });

  it("the closed pass when its winter variant is avoided", () => {
    const refusals = refusalsOf({
      route,
      startDate: "2027-01-10",
      branches: { valcarlos: "avoid" },
    });
    expect(refusals[0]).toMatchObject({ field: "branches", code: "branches" });
  });

  it("must-stops on a variant of a variant, beyond the end, and at the start", () => {
    expect(refusalsOf({ route, to: "burgos", mustStop: ["leon"] })[0]).toMatchObject({
      field: "mustStop",
      code: "must_stop_off_the_way",
    });
    expect(refusalsOf({ route, mustStop: ["saint-jean-pied-de-port"] })[0]).toMatchObject({
      field: "mustStop",
      code: "must_stop_is_start",
    });
  });

  it("towns and branches that the route does not have, each beside its field", () => {
    const refusals = refusalsOf({
      route,
      from: "atlantis",
      avoid: ["el-dorado"],
      branches: { shortcut: "take" },
    });
    expect(refusals.map((refusal) => refusal.field)).toEqual(["from", "avoid", "branches"]);
  });

  it("the wrong direction, and no direction", () => {
    expect(refusalsOf({ route, from: "leon", to: "burgos" })[0]).toMatchObject({
      field: "to",
      code: "not_on_the_way",
    });
    expect(refusalsOf({ route, from: "leon", to: "leon" })[0]).toMatchObject({
      field: "to",
      code: "same_as_from",
    });
  });
});
