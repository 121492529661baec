import { expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { costsToEnds, feasibleEnds } from "#domain/planner/stage-planner/search/choose-end.ts";
import { compileGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { openEndCost } from "#domain/planner/stage-planner/costs/costs.ts";
import { endCandidates } from "#domain/planner/stage-planner/search/end-candidates.ts";
import { ForwardSearch } from "#domain/planner/stage-planner/search/forward.ts";
import { isFeasible } from "#domain/planner/stage-planner/search/nearest-possible.ts";
import { PlanningProblem } from "#domain/planner/stage-planner/search/problem.ts";

import { drawOptions, optionsSource } from "../options/extreme-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";

const { routes, graphOf } = readRealRoutes();

/** FUZZ_RUNS allows more seeds than in CI. */
const seeds = Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 300) / 100);

/** Extreme options and, every second time, realistic ones: relevant limits, dates, beds. */
function optionsOf(route: (typeof routes)[number], seed: number) {
  const drawn = drawOptions(optionsSource(route.slug, graphOf(route.slug), seed));
  const usual = { measure: "hours", ideal: 5 + (seed % 4), max: 6 + (seed % 7), lodging: "required" } as const;
  const { pace: _pace, ...others } = drawn;
  const asked = seed % 2 === 0 ? { ...others, ...usual } : drawn;
  return { ...withDefaults(route, { ...asked, route: route.slug }), days: [2, 5, 9, 14, 25][seed % 5]! };
}

it.each(routes)(
  "costs of ends on $slug are equal with a shared search and separately",
  { timeout: 300_000 },
  (route) => {
    const graph = compileGraph(graphOf(route.slug));
    for (let seed = 1; seed <= seeds; seed++) {
      const input = optionsOf(route, seed);
      const from = graph.townAt.get(input.from)!;
      const places = endCandidates(graph, from);
      const to = (town: string) => ({ ...input, to: town });
      const costs = new Map(costsToEnds(graph, from, places, input.days, to).map(({ place, cost }) => [place, cost]));
      for (const place of places) {
        const problem = new PlanningProblem(graph, to(graph.waypoints[place]!.townSlug!));
        const { context } = problem;
        const night = openEndCost(context, place, context.calendar.on(input.days));
        // A pinned day is a walking day.
        const cost =
          input.days < problem.lastPin ? Infinity : new ForwardSearch(problem).costOfDays(input.days) + night;
        if (cost < Infinity) expect(costs.get(place), `${seed} ${place}`).toBeCloseTo(cost, 6);
        else expect(costs.has(place), `${seed} ${place}`).toBe(false);
      }
    }
  },
);

it.each(routes)(
  "ends on $slug are possible with a shared search exactly if they are separately",
  { timeout: 300_000 },
  (route) => {
    const graph = compileGraph(graphOf(route.slug));
    for (let seed = 1; seed <= seeds; seed++) {
      const leads = feasibleEnds(graph);
      const input = { ...optionsOf(route, seed), days: null };
      for (const place of endCandidates(graph, graph.townAt.get(input.from)!)) {
        const options = { ...input, to: graph.waypoints[place]!.townSlug! };
        expect(leads(options), `${seed} ${place}`).toBe(isFeasible(graph, options));
      }
    }
  },
);
