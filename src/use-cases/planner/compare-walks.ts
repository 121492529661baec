import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { planToCompare, type PlannedWalk, planWalks, type Solve } from "#domain/walk-comparison/plan-walks.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import type { PlannerFacts } from "./show-planner.ts";
import { solveInTime } from "./amount-of-planning.ts";

/** Whoever compares waits longer than for a page that plans again by itself, in milliseconds. */
const timeoutMs = 4_000;

/** The walk of some options, and the other walks beside it, in the order in which they are shown. */
export function compareWalks(
  context: UseCaseContext,
  facts: PlannerFacts,
  input: PlannerOptions,
): ReturnType<typeof planWalks> {
  return planWalks(facts, input, solveOn(context, facts.graph));
}

/** The best walk for some options, with its figures. */
export function planOneToCompare(
  context: UseCaseContext,
  facts: PlannerFacts,
  input: PlannerOptions,
): Promise<PlannedWalk> {
  return planToCompare(facts, input, solveOn(context, facts.graph));
}

function solveOn(context: UseCaseContext, graph: RouteGraph): Solve {
  return async (input) => (await solveInTime(context, graph, input, null, timeoutMs))?.solution ?? null;
}
