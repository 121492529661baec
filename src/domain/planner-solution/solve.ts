import type { RouteGraph } from "../route-graph/route-graph.ts";
import { type KnownBedsPlan, planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { DaysCost } from "../stage-planner/plan.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";

/** What planning says of options. */
export interface PlannerSolution extends KnownBedsPlan {
  /** Numbers of days that are possible, when the one that was asked for is not. */
  readonly byDays: readonly DaysCost[];
}

/** The best plan for options, or why there is none. Some milliseconds, for options of very many possibilities up to a second. */
export function solve(graph: RouteGraph, input: PlannerOptions): PlannerSolution {
  const planned = planOnKnownBeds(graph, input);
  if (planned.result.ok || input.days === null) return { ...planned, byDays: [] };
  const { result } = planOnKnownBeds(graph, { ...input, days: null });
  return { ...planned, byDays: result.ok ? result.plan.byDays : [] };
}
