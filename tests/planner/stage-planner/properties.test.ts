import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { runCount } from "#tests/support/thoroughness.ts";
import { randomCase } from "../random-input.ts";

const runs = { seed: 33, numRuns: runCount(400) };
const slack = 1e-9;

const planOf = (graph: RouteGraph, input: PlannerOptions): Plan | null => {
  const result = planStages(graph, input);
  return result.ok ? result.plan : null;
};

/** Infinite if there is no plan. */
const costOf = (graph: RouteGraph, input: PlannerOptions): number => planOf(graph, input)?.cost ?? Infinity;

const changed = (graph: RouteGraph, slug: string, change: (town: GraphWaypoint) => GraphWaypoint): RouteGraph => ({
  ...graph,
  waypoints: graph.waypoints.map((w) => (w.townSlug === slug ? change(w) : w)),
});

/** Runs the check on random routes that have a plan. */
function onPlans(check: (plan: Plan, graph: RouteGraph, input: PlannerOptions) => void): void {
  fc.assert(
    fc.property(randomCase, ({ graph, input }) => {
      const plan = planOf(graph, input);
      if (plan) check(plan, graph, input);
    }),
    runs,
  );
}

/** Towns where a night is always possible: on the main line, open all year, and not avoided. */
const possibleStops = (graph: RouteGraph, input: PlannerOptions): readonly string[] => {
  const onMain = new Set(
    graph.arcs.filter((arc) => arc.branches.includes("main")).flatMap((arc) => [arc.from, arc.to]),
  );
  return graph.waypoints.flatMap(({ uuid, townSlug, lodging }) =>
    townSlug && onMain.has(uuid) && !input.avoid.includes(townSlug) && townSlug !== input.from && "hotel" in lodging
      ? [townSlug]
      : [],
  );
};

describe("properties of the planner", () => {
  /** Holds only for towns where a stage could end anyway: a required stop without a bed adds a new stop. */
  it("a required stop at a town with a bed never lowers the cost", () => {
    onPlans((plan, graph, input) => {
      const anyType = { ...input, lodgingTypes: [] };
      const cost = costOf(graph, anyType);
      for (const town of possibleStops(graph, input)) {
        const withStop = costOf(graph, { ...anyType, mustStop: [...input.mustStop, town] });
        expect(withStop).toBeGreaterThanOrEqual(cost - slack);
      }
    });
  });

  /** Not always equal: the day before a pin, or the pinned one, may be longer than an unpinned day. */
  it("pinning an alternative costs at most its announced cost, and keeps the pin", () => {
    onPlans((plan, graph, input) => {
      for (const day of plan.days) {
        for (const { to, extraCost } of day.alternatives) {
          const pinned = planOf(graph, { ...input, pins: [{ day: day.number, kind: "walk" as const, to }] });
          expect(pinned?.cost).toBeLessThanOrEqual(plan.cost + extraCost + slack);
          expect(pinned?.days[day.number - 1]).toMatchObject({ kind: "walk", to });
        }
      }
    });
  });

  /**
   * Holds although days over the limit have a special rule: below the nearest stop that stop is the only
   * choice, and above it is one of the choices, so a higher limit removes no choice.
   */
  it("a higher limit for a day never raises the cost", () => {
    onPlans((plan, graph, input) => {
      for (const factor of [1.1, 1.5, 3]) {
        expect(costOf(graph, { ...input, max: input.max * factor })).toBeLessThanOrEqual(plan.cost + slack);
      }
    });
  });

  /** Holds only where there is a place to stay already: the first one may end a day that had to continue. */
  it("another place to stay never raises the cost", () => {
    onPlans((plan, graph, input) => {
      for (const { townSlug, lodging } of graph.waypoints) {
        const type = Object.keys(lodging)[0];
        if (!townSlug || !type || (input.lodgingTypes.length > 0 && !input.lodgingTypes.includes(type))) continue;
        const richer = changed(graph, townSlug, (w) => ({
          ...w,
          lodging: { ...w.lodging, [type]: (lodging[type] ?? 0) + 1 },
        }));
        expect(costOf(richer, input)).toBeLessThanOrEqual(plan.cost + slack);
      }
    });
  });

  it("a favourite lowers the cost by at most 0.5 and never raises it", () => {
    onPlans((plan, graph, input) => {
      for (const { townSlug } of graph.waypoints) {
        if (!townSlug || input.favourites.includes(townSlug)) continue;
        const cost = costOf(graph, { ...input, favourites: [...input.favourites, townSlug] });
        expect(cost).toBeLessThanOrEqual(plan.cost + slack);
        expect(cost).toBeGreaterThanOrEqual(plan.cost - 0.5 - slack);
      }
    });
  });

  it("the order of the graph's lists does not matter", () => {
    onPlans((plan, graph, input) => {
      const turned = planOf(
        {
          waypoints: graph.waypoints.toReversed(),
          arcs: graph.arcs.toReversed().map((arc) => ({ ...arc, branches: arc.branches.toReversed() })),
          branches: graph.branches.toReversed(),
          closures: graph.closures.toReversed(),
        },
        input,
      );
      expect(turned?.cost).toBeCloseTo(plan.cost, 9);
      expect(turned?.totals.days).toBe(plan.totals.days);
      expect(turned?.byDays.map(({ days }) => days)).toEqual(plan.byDays.map(({ days }) => days));
    });
  });

  it("the cost for a number of days equals its entry in the list by days, whose minimum is the optimum", () => {
    onPlans((_, graph, input) => {
      const free = planOf(graph, { ...input, days: null });
      if (!free) return;
      expect(Math.min(...free.byDays.map(({ cost }) => cost))).toBeCloseTo(free.cost, 9);
      for (const { days, cost } of free.byDays) {
        const exact = planOf(graph, { ...input, days });
        expect(exact?.totals.days).toBe(days);
        expect(exact?.cost).toBeCloseTo(cost, 9);
      }
    });
  });

  it("the same input gives the same result and is not modified", () => {
    onPlans((plan, graph, input) => {
      const before = JSON.stringify({ graph, input });
      expect(planOf(graph, input)).toEqual(plan);
      expect(JSON.stringify({ graph, input })).toBe(before);
    });
  });
});
