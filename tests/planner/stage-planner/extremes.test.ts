import { describe, expect, it } from "vitest";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { plannerRequest } from "#contract/planner/planner.ts";
import { drawOptions, optionsSource } from "../options/extreme-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { cheapest, optimumByDays } from "../reference/memoised-optimum.ts";
import { recountCost } from "../reference/recount.ts";

const { routes, graphOf } = readRealRoutes();

function planOf(options: PartialOptions): Plan {
  plannerRequest.parse(options);
  const result = planStages(graphOf(options.route), withDefaults(endsOf(options.route), options));
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.plan;
}

const endsOf = (route: string) => routes.find(({ slug }) => slug === route)!;

/** Days much too long cost millions: the tolerance is relative (1e-11). */
function expectClose(cost: number | null | undefined, wanted: number | undefined, words: string): void {
  const slack = 1e-6 + 1e-11 * Math.abs(wanted ?? 0);
  expect(Math.abs((cost ?? Number.NaN) - (wanted ?? Number.NaN)), `${words}: ${cost}, not ${wanted}`).toBeLessThan(
    slack,
  );
}

describe("options at the limits of the contract", () => {
  it("are solved where favourites make the cost negative and an end has no plan", () => {
    const route = "camino-ingles";
    const towns = graphOf(route).waypoints.flatMap(({ townSlug }) => townSlug ?? []);
    const plan = planOf({ route, favourites: towns, mustStop: ["betanzos"], ideal: 5, max: 24, lodging: "ignore" });
    expect(plan.cost).toBeLessThan(-2);
    expect(plan.days.map(({ to }) => to)).toContain("betanzos");
  });

  it.each([
    { route: "camino-ingles", ideal: 0.2, max: 200, pace: { flatKmh: 0.1 }, lodging: "ignore" },
    { route: "camino-ingles", ideal: 0.13, max: 200, pace: { flatKmh: 0.1 }, lodging: "ignore", days: 8 },
    { route: "camino-de-madrid", ideal: 0.1, max: 200, pace: { flatKmh: 0.1 }, lodging: "ignore" },
  ] as const)("are solved where days cost millions: $route, $ideal h", (options) => {
    const plan = planOf(options);
    const input = withDefaults(endsOf(options.route), options);
    expect(plan.cost).toBeGreaterThan(1e6);
    expectClose(recountCost(graphOf(options.route), input, plan.days), plan.cost, "cost");
  });

  describe.each(["camino-ingles", "camino-finisterre-muxia", "camino-aragones"])("on %s", (route) => {
    const graph = graphOf(route);
    const source = optionsSource(route, graph, 7);
    /** The reference ignores pins, and is slow with dates and many rest patterns. */
    const drawn = Array.from({ length: 40 }, () => drawOptions(source))
      .map((options) => ({ ...options, pins: [], ...(options.startDate && { restEvery: null }) }))
      .filter(({ from, to }) => from === undefined || from !== to);

    it("have the optimal plan", { timeout: 120_000 }, () => {
      let planned = 0;
      for (const options of drawn) {
        const input = withDefaults(endsOf(route), options);
        if (input.from === input.to) continue;
        planned += expectOptimum(input);
      }
      expect(planned).toBeGreaterThan(5);
    });

    /** Compares cost, costs by days and the cost of one alternative. @returns whether there is a plan */
    function expectOptimum(input: PlannerOptions): number {
      const words = JSON.stringify(input);
      const truth = optimumByDays(graph, input, 400);
      const wanted = truth.filter(({ days }) => input.days === null || days === input.days);
      const result = planStages(graph, input);
      expect(result.ok, words).toBe(wanted.length > 0);
      if (!result.ok) return 0;
      const { plan } = result;
      expectClose(plan.cost, cheapest(wanted)?.cost, words);
      const most = 2 * cheapest(truth)!.days;
      expect(
        plan.byDays.map(({ days }) => days),
        words,
      ).toEqual(truth.map(({ days }) => days).filter((days) => days <= most));
      plan.byDays.forEach(({ cost }, index) => expectClose(cost, truth[index]?.cost, words));
      const day = plan.days.findLast(({ alternatives }) => alternatives.length > 0);
      const alternative = day?.alternatives.at(-1);
      if (day && alternative && !input.pins.some((pin) => pin.day === day.number)) {
        const pinned = {
          ...input,
          pins: [...input.pins, { day: day.number, kind: "walk" as const, to: alternative.to }],
        };
        const through = optimumByDays(graph, pinned, 400).filter(
          ({ days }) => input.days === null || days === input.days,
        );
        expectClose(plan.cost + alternative.extraCost, cheapest(through)?.cost, words);
      }
      return 1;
    }
  });
});
