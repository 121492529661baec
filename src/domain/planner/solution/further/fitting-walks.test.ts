import { describe, expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

import { type FittingWalk, fittingWalks } from "./fitting-walks.ts";

const real = readRealRoutes();

function walksOf(route: string, days: number): readonly FittingWalk[] {
  const ends = real.routes.find(({ slug }) => slug === route)!;
  const steps = fittingWalks(real.graphOf(route), withDefaults(ends, { route }), days);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe("walks that fit a number of days", () => {
  it.each([
    ["camino-frances", 5, "sarria"],
    ["camino-frances", 10, "ponferrada"],
    ["camino-frances", 14, "mansilla-de-las-mulas"],
    ["camino-frances", 21, "burgos"],
  ])("on %s in %d days start in %s", (route, days, town) => {
    const starts = walksOf(route, days).filter(({ kind }) => kind === "begin");
    expect(starts[0]?.town).toBe(town);
  });

  it("suggest León first, and Burgos as destination", () => {
    const walks = walksOf("camino-frances", 14);
    const townsOf = (of: string) => walks.filter(({ kind }) => kind === of).map(({ town }) => town);
    expect(townsOf("begin").slice(0, 2)).toEqual(["mansilla-de-las-mulas", "leon"]);
    expect(townsOf("end")[0]).toBe("burgos");
  });

  it.each(real.routes)("on $slug have exactly that number of days", ({ slug, ...ends }) => {
    const input = withDefaults(ends, { route: slug });
    for (const walk of walksOf(slug, 6)) {
      const { result } = planOnKnownBeds(real.graphOf(slug), { ...input, ...walk.change });
      if (!result.ok) throw new Error("there is a plan");
      expect(result.plan.totals.days).toBe(6);
      // For another start, kilometres are those of the main way.
      if (walk.kind !== "begin") expect(result.plan.totals.km).toBeCloseTo(walk.km, 6);
    }
  });

  it("add rest days if there are too many days", () => {
    const [walk, ...others] = walksOf("camino-ingles", 18);
    expect(walk).toMatchObject({ kind: "rest", change: { days: 18 } });
    expect(others).toEqual([]);
  });

  it("add as many rest days as possible if they are not enough", () => {
    const [walk, ...others] = walksOf("camino-ingles", 40);
    expect(walk).toMatchObject({ kind: "rest", change: { restEvery: { after: 2 } } });
    expect(walk!.change.days).toBeGreaterThan(16);
    expect(walk!.change.days).toBeLessThan(40);
    expect(others).toEqual([]);
    expect(walksOf("camino-ingles", walk!.change.days!)).toMatchObject([{ change: { days: walk!.change.days } }]);
    expect(walksOf("camino-ingles", walk!.change.days! + 1)).toEqual([walk]);
  });
});
