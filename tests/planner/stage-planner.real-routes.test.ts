import { describe, expect, it } from "vitest";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { bruteForce } from "./brute-force.ts";
import { dayFaults, disagreements } from "./compare.ts";
import { defaultWishes } from "./default-wishes.ts";
import { readRealRoutes } from "./graph-from-data.ts";
import { townsOfMain } from "./main-line.ts";
import { leastOf, optimumByDays } from "./memoised-optimum.ts";
import { recountCost } from "./recount.ts";

const { routes, graphOf } = readRealRoutes();

const shortDays = { ideal: 3, max: 5 };

/** Wishes tried in turn on the stretches of a route. */
const turns: readonly Partial<PlannerInput>[] = [
  shortDays,
  { ...shortDays, startDate: "2027-01-10" },
  { ...shortDays, restEvery: { after: 2, min: 1, max: 3 } },
  { ...shortDays, variants: "free" },
  { measure: "km", ideal: 12, max: 18, startDate: "2027-03-29", easeInDays: 3 },
  { measure: "km", ideal: 10, max: 16, lodging: "ignore", days: 4 },
  { ...shortDays, lodgingTypes: ["albergue_municipal", "albergue_private"], lodging: "ignore" },
];

/** Towns in a stretch: the plans of eight towns between two ends can all be tried. */
const stretch = 9;

describe.each(routes)("the planner on stretches of $slug against every whole plan", ({ slug }) => {
  const graph = graphOf(slug);
  const towns = townsOfMain(graph);
  const starts = Array.from({ length: Math.ceil((towns.length - 1) / 5) }, (_, index) => index * 5);

  it("agrees", { timeout: 60_000 }, () => {
    starts.forEach((start, index) => {
      const [from, to] = [towns[start] ?? "", towns[Math.min(start + stretch, towns.length - 1)] ?? ""];
      const input = { ...defaultWishes(slug, from, to), ...turns[index % turns.length] };
      const faults = disagreements(graph, input, planStages(graph, input), bruteForce(graph, input));
      expect(faults, JSON.stringify(input)).toEqual([]);
    });
  });
});

describe.each(routes)("the planner on the whole of $slug", ({ slug, start, end }) => {
  const graph = graphOf(slug);
  const input: PlannerInput = {
    ...defaultWishes(slug, start, end),
    /** No house of this route is known. */
    lodging: slug === "camino-de-le-puy" ? "ignore" : "required",
  };

  it("finds the optimum for every number of days with the defaults", () => {
    const truth = optimumByDays(graph, input, 400);
    const least = leastOf(truth);
    const result = planStages(graph, input);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    const { plan } = result;
    expect(plan.cost).toBeCloseTo(least?.cost ?? Number.NaN, 6);
    expect(plan.totals.days).toBe(least?.days);
    expect(recountCost(graph, input, plan.days)).toBeCloseTo(plan.cost, 6);
    expect(dayFaults(graph, input, plan)).toEqual([]);
    const expected = truth.filter(({ days }) => days <= 2 * plan.totals.days);
    expect(plan.byDays.map(({ days }) => days)).toEqual(expected.map(({ days }) => days));
    plan.byDays.forEach(({ cost }, index) => expect(cost).toBeCloseTo(expected[index]?.cost ?? Number.NaN, 6));
  });

  it("prices the alternatives as the best whole plan that takes them", () => {
    const result = planStages(graph, input);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    const { days, cost } = result.plan;
    for (const day of [days[0], days[Math.floor(days.length / 2)], days.at(-2)]) {
      const alternative = day?.alternatives.at(-1);
      if (!day || !alternative) continue;
      const pinned = { ...input, pins: [{ day: day.number, kind: "walk" as const, to: alternative.to }] };
      const through = leastOf(optimumByDays(graph, pinned, 400));
      expect(alternative.extraCost, `${day.number} ${alternative.to}`).toBeCloseTo((through?.cost ?? Number.NaN) - cost, 6);
    }
  });
});
