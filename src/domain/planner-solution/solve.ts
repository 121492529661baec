import type { RouteGraph } from "../route-graph/route-graph.ts";
import { type KnownBedsPlan, planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { DaysCost, PlannerInput } from "../stage-planner/plan.ts";
import { type DayChoices, dayChoices } from "./day-choices.ts";

/** What planning says of a wish. */
export interface PlannerSolution extends KnownBedsPlan {
  /** Numbers of days that are possible, when the one that was asked for is not. */
  readonly byDays: readonly DaysCost[];
}

/** The best plan for a wish, or why there is none. Some milliseconds, for a wish of very many possibilities up to a second. */
export function solve(graph: RouteGraph, input: PlannerInput): PlannerSolution {
  const planned = planOnKnownBeds(graph, input);
  if (planned.result.ok || input.days === null) return { ...planned, byDays: [] };
  const { result } = planOnKnownBeds(graph, { ...input, days: null });
  return { ...planned, byDays: result.ok ? result.plan.byDays : [] };
}

/** A solution with the other ends of the day that is opened. */
export interface SolutionWithDay {
  readonly solution: PlannerSolution;
  readonly choices: DayChoices | null;
}

/** @param day calendar day, from 1; null opens none */
export function solveWithDay(graph: RouteGraph, input: PlannerInput, day: number | null): SolutionWithDay {
  const solution = solve(graph, input);
  const { result } = solution;
  return { solution, choices: result.ok && day !== null ? dayChoices(graph, input, result.plan, day) : null };
}
