import { describe, expect, it } from "vitest";

import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { withDefaults } from "../options/with-defaults.ts";
import { solve, solveIfAny } from "./solve.ts";

const { routes, graphOf } = readRealRoutes();
const ends = routes.find(({ slug }) => slug === "camino-ingles")!;
const solved = (days: number | null) => solve(graphOf("camino-ingles"), withDefaults(ends, { route: ends.slug, days }));
const shown = (days: number | null) => solved(days).byDays.map((entry) => entry.days);

describe("possible numbers of days", () => {
  it("extend to twice the optimum, or to a given maximum", () => {
    const { result, byDays } = solved(40);
    const most = result.ok ? null : result.refusals[0]!.facts["possible"];
    expect(most).toBeGreaterThan(2 * 5);
    expect(byDays.at(-1)?.days).toBe(most);
    expect(shown(null).at(-1)).toBe(10);
    expect(shown(5)).toEqual(shown(null));
    expect(shown(2)).toEqual(shown(null));
    expect(solved(40).byDays.slice(0, shown(null).length)).toEqual(solved(null).byDays);
  });

  it("include the plan's number", () => {
    const { result, byDays } = solved(16);
    if (!result.ok) throw new Error("there is a plan");
    expect(byDays.at(-1)).toEqual({ days: 16, cost: result.plan.cost });
  });
});

it("plans equally without computing reasons of failure", () => {
  const options = (days: number | null) => withDefaults(ends, { route: ends.slug, days });
  for (const days of [null, 5, 16]) {
    expect(solveIfAny(graphOf(ends.slug), options(days))).toEqual(solved(days));
  }
  expect(solved(40).result.ok).toBe(false);
  expect(solveIfAny(graphOf(ends.slug), options(40))).toBeNull();
});
