import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import {
  type ComparedRoute,
  planToCompare,
  type PlannedWalk,
  planWalks,
  type Solve,
} from "#domain/plans/walk-comparison/plan-walks.ts";
import type { UseCaseContext } from "../context.ts";
import { solveWithinTimeout } from "./planning-work.ts";

/** Timeout of a comparison in milliseconds: longer than for pages that plan again in the browser. */
const comparisonTimeoutMs = 4_000;

/** The walk of the options, and the other walks to compare, in display order. */
export function compareWalks(
  context: UseCaseContext,
  route: ComparedRoute,
  input: PlannerOptions,
): ReturnType<typeof planWalks> {
  return planWalks(route, input, solveIn(context));
}

/** The best walk for some options, with its figures. */
export function planOneToCompare(
  context: UseCaseContext,
  route: ComparedRoute,
  input: PlannerOptions,
): Promise<PlannedWalk> {
  return planToCompare(route, input, solveIn(context));
}

function solveIn(context: UseCaseContext): Solve {
  return async (graph, input) =>
    (await solveWithinTimeout(context, graph, input, null, comparisonTimeoutMs))?.solution ?? null;
}
