import type { PlannerOptions } from "../options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type DayChoices, dayChoices } from "./day-choices.ts";
import { type GentleStart, gentleStarts } from "./gentle-start.ts";
import { type PlannerSolution, solve } from "./solve.ts";

/** A solution with the alternative ends of the selected day. */
export interface SolutionWithDay {
  readonly solution: PlannerSolution;
  readonly choices: DayChoices | null;
  /** Easier first days, if the first one is hard. */
  readonly gentleStarts: readonly GentleStart[];
}

/** @param day calendar day, from 1; null for none */
export function solveWithDay(graph: RouteGraph, input: PlannerOptions, day: number | null): SolutionWithDay {
  const solution = solve(graph, input);
  const { result } = solution;
  if (!result.ok) return { solution, choices: null, gentleStarts: [] };
  const choices = day === null ? null : dayChoices(graph, input, result.plan, day);
  return { solution, choices, gentleStarts: gentleStarts(graph, input, result.plan) };
}
