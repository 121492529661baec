import { describe, expect, it } from "vitest";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { pacePresets } from "#domain/planner/options/presets.ts";
import { townsOf } from "../graphs/branch-line.ts";
import { bruteForce } from "../reference/brute-force.ts";
import { dayDifferences, differences } from "../reference/compare-plans.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { cheapest, optimumByDays } from "../reference/memoised-optimum.ts";
import { recountCost } from "../reference/recount.ts";
import { sampled } from "#tests/support/thoroughness.ts";

const { routes, graphOf } = readRealRoutes();

const shortDays = { ideal: 3, max: 5 };

/** Options used in turn on the sections of a route. */
const turns: readonly Partial<PlannerOptions>[] = [
  shortDays,
  { ...shortDays, startDate: "2027-01-10" },
  { ...shortDays, restEvery: { after: 2, min: 1, max: 3 } },
  { ...shortDays, walkers: [{ pace: pacePresets.gentle, ideal: 3.5, max: 5.5 }] },
  { ...shortDays, variants: "free" },
  { measure: "km", ideal: 12, max: 18, startDate: "2027-03-29", easeInDays: 3 },
  { measure: "km", ideal: 10, max: 16, lodging: "ignore", days: 4 },
  { ...shortDays, lodgingTypes: ["albergue_municipal", "albergue_private"], lodging: "ignore" },
];

/** Towns in a section: all plans over eight towns can be enumerated. */
const stretch = 9;

function sectionsOf(graph: RouteGraph): readonly (readonly [string, string])[] {
  const lines = graph.branches.filter(({ kind }) => ["main", "arm", "approach"].includes(kind));
  return lines.flatMap(({ slug }) => {
    const towns = townsOf(graph, slug);
    const starts = Array.from({ length: Math.ceil((towns.length - 1) / 5) }, (_, index) => index * 5);
    return starts.map((start) => [towns[start] ?? "", towns.at(start + stretch) ?? towns.at(-1) ?? ""] as const);
  });
}

describe.each(routes)("the planner compared with all plans on sections of $slug", ({ slug }) => {
  const graph = graphOf(slug);

  it("agrees", { timeout: 60_000 }, () => {
    sampled([...sectionsOf(graph).entries()]).forEach(([index, [from, to]]) => {
      const input = { ...defaultOptions(slug, from, to), ...turns[index % turns.length] };
      const faults = differences(graph, input, planStages(graph, input), bruteForce(graph, input));
      expect(faults, JSON.stringify(input)).toEqual([]);
    });
  });
});

describe.each(routes)("the planner on the whole of $slug", ({ slug, start, end }) => {
  const graph = graphOf(slug);
  const input: PlannerOptions = defaultOptions(slug, start, end);

  it("finds the optimum for every number of days with the defaults", { timeout: 120_000 }, () => {
    const truth = optimumByDays(graph, input, 400);
    const least = cheapest(truth);
    const result = planStages(graph, input);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    const { plan } = result;
    expect(plan.cost).toBeCloseTo(least?.cost ?? Number.NaN, 6);
    expect(plan.totals.days).toBe(least?.days);
    expect(recountCost(graph, input, plan.days)).toBeCloseTo(plan.cost, 6);
    expect(dayDifferences(graph, input, plan)).toEqual([]);
    const expected = truth.filter(({ days }) => days <= 2 * plan.totals.days);
    expect(plan.byDays.map(({ days }) => days)).toEqual(expected.map(({ days }) => days));
    plan.byDays.forEach(({ cost }, index) => expect(cost).toBeCloseTo(expected[index]?.cost ?? Number.NaN, 6));
  });

  it("costs of alternatives equal the best plan that takes them", { timeout: 120_000 }, () => {
    const result = planStages(graph, input);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    const { days, cost } = result.plan;
    for (const day of [days[0], days[Math.floor(days.length / 2)], days.at(-2)]) {
      const alternative = day?.alternatives.at(-1);
      if (!day || !alternative) continue;
      const pinned = { ...input, pins: [{ day: day.number, kind: "walk" as const, to: alternative.to }] };
      const through = cheapest(optimumByDays(graph, pinned, 400));
      expect(alternative.extraCost, `${day.number} ${alternative.to}`).toBeCloseTo(
        (through?.cost ?? Number.NaN) - cost,
        6,
      );
    }
  });

  it("finds the optimum, or that there is none, from other branches", { timeout: 60_000 }, () => {
    for (const branch of sampled(graph.branches.filter(({ kind }) => kind !== "main"))) {
      const towns = townsOf(graph, branch.slug);
      for (const from of new Set([towns[0], towns[Math.floor(towns.length / 2)]])) {
        if (from === undefined || from === end) continue;
        const result = planStages(graph, { ...input, from });
        const truth = cheapest(optimumByDays(graph, { ...input, from }, 100));
        expect(result.ok, from).toBe(truth !== undefined);
        if (result.ok) expect(result.plan.cost, from).toBeCloseTo(truth?.cost ?? Number.NaN, 6);
      }
    }
  });
});
