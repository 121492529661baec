import { describe, expect, it } from "vitest";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes, withoutPlacesToStay } from "../graphs/graph-from-data.ts";
import { alongMain, tinyGraph } from "../graphs/tiny-graph.ts";

const real = readRealRoutes();

/** A route planned as if none of its places to stay were known. */
const routeWithoutHouses = "camino-de-le-puy";

function refusalsOf(options: PartialOptions): readonly PlanningFailure[] {
  const ends = real.routes.find((route) => route.slug === options.route)!;
  const graph = real.graphOf(options.route);
  const known = options.route === routeWithoutHouses ? withoutPlacesToStay(graph) : graph;
  const result = planStages(known, withDefaults(ends, options));
  return result.ok ? [] : result.refusals;
}

/** Whether the options become possible with the nearest value that the failure names. */
function isMet(options: PartialOptions): boolean {
  return refusalsOf(options).length === 0;
}

describe("impossible plans name the nearest possible", () => {
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
    expect(refusal).toMatchObject({ field: "days", facts: { bound: "most_without_rests" } });
    expect(isMet({ route, from: "sarria", days: Number(refusal!.facts["possible"]) })).toBe(true);
  });

  it("a longest day that fits no town", () => {
    const [refusal] = refusalsOf({ route, max: 2 });
    expect(refusal).toMatchObject({ field: "max", code: "max" });
    const possible = Number(refusal!.facts["possible"]);
    expect(isMet({ route, max: possible })).toBe(true);
    expect(isMet({ route, max: possible - 0.25 })).toBe(false);
  });

  it("the longest day of another walker", () => {
    const walkers = [{ ideal: 2, max: 2 }];
    const [refusal] = refusalsOf({ route, walkers: walkers.map((walker) => ({ pace: defaultPace, ...walker })) });
    expect(refusal).toMatchObject({ field: "walkers", code: "max", facts: { max: 2 } });
    const max = Number(refusal!.facts["possible"]);
    expect(isMet({ route, walkers: [{ pace: defaultPace, ideal: 2, max }] })).toBe(true);
  });

  it("a route without a known place to stay", () => {
    const [refusal] = refusalsOf({ route: routeWithoutHouses });
    expect(refusal).toMatchObject({ field: "lodging", code: "lodging" });
    expect(isMet({ route: routeWithoutHouses, lodging: "ignore" })).toBe(true);
  });

  it("several options at once: the one whose removal makes a plan possible", () => {
    expect(refusalsOf({ route: routeWithoutHouses, days: 3 })[0]).toMatchObject({
      field: "lodging",
    });
  });

  it("a type of place to stay that does not exist", () => {
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

  it("required stops on a nested variant, beyond the end, and at the start", () => {
    expect(refusalsOf({ route, to: "burgos", mustStop: ["leon"] })[0]).toMatchObject({
      field: "mustStop",
      code: "must_stop_off_the_way",
    });
    expect(refusalsOf({ route, mustStop: ["saint-jean-pied-de-port"] })[0]).toMatchObject({
      field: "mustStop",
      code: "must_stop_is_start",
    });
  });

  it("required stops on different branches, with the one whose removal makes a plan possible", () => {
    const options = { route, mustStop: ["pamplona", "orisson", "luzaide-valcarlos", "burgos"] };
    const [refusal] = refusalsOf(options);
    expect(refusal).toMatchObject({
      field: "mustStop",
      code: "must_stops_apart",
      facts: { town: "luzaide-valcarlos", other: "orisson" },
    });
    const left = options.mustStop.filter((town) => town !== refusal?.facts["town"]);
    expect(isMet({ ...options, mustStop: left })).toBe(true);
  });

  it("the smallest impossible set of required stops that are possible separately", () => {
    const arcs = [
      ...alongMain(["a", "x", "b", "end"], [10, 10, 10]),
      { from: "b", to: "c", km: 250 },
      ...alongMain(["x", "c", "end"], [10, 10]),
    ];
    const input = { ...defaultOptions("camino-de-prueba", "a", "end"), measure: "km" as const, ideal: 20, max: 30 };
    const refusalFor = (...mustStop: readonly string[]) => {
      const result = planStages(tinyGraph({ arcs }), { ...input, mustStop });
      return result.ok ? null : result.refusals[0];
    };
    expect([refusalFor("x", "b"), refusalFor("x", "c")]).toEqual([null, null]);
    expect(refusalFor("c", "x", "b")).toMatchObject({
      field: "mustStop",
      code: "must_stop",
      facts: { towns: "c,b", town: "b" },
    });
  });

  it("unknown towns and branches, each beside its field", () => {
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
