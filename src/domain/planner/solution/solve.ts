import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type KnownBedsPlan, onKnownBeds, planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import { costsOfDays, planIfAny } from "../stage-planner/plan-stages.ts";
import type { DaysCost, PlannerResult } from "../stage-planner/plan.ts";
import type { PlannerOptions } from "../options/planner-options.ts";
import { type DayChoices, dayChoices } from "./day-choices.ts";
import { type GentleStart, gentleStarts } from "./gentle-start.ts";

/** The result of planning. */
export interface PlannerSolution extends KnownBedsPlan {
  /** Possible numbers of days: up to twice the best, extended to the requested one or the one nearest to it. */
  readonly byDays: readonly DaysCost[];
}

/** The best plan for options, or why there is none. Takes milliseconds, in complex cases up to a second. */
export function solve(graph: RouteGraph, input: PlannerOptions): PlannerSolution {
  return withDays(graph, input, planOnKnownBeds(graph, input));
}

/** The best plan for options; null if there is none, without determining the reasons. */
export function solveIfAny(graph: RouteGraph, input: PlannerOptions): PlannerSolution | null {
  const onBeds = { ...input, lodging: onKnownBeds(graph, input).lodging };
  const plan = planIfAny(graph, onBeds);
  return plan && withDays(graph, input, { result: { ok: true, plan }, bedsUnknown: onBeds.lodging !== input.lodging });
}

function withDays(graph: RouteGraph, input: PlannerOptions, planned: KnownBedsPlan): PlannerSolution {
  const { result } = planned;
  const byDays = result.ok ? result.plan.byDays : [];
  if (input.days === null || byDays.some(({ days }) => days === input.days)) return { ...planned, byDays };
  const { lodging } = onKnownBeds(graph, input);
  return { ...planned, byDays: costsOfDays(graph, { ...input, lodging, days: null }, nearestDays(result, input.days)) };
}

function nearestDays(result: PlannerResult, requestedDays: number): number {
  const possible = result.ok ? requestedDays : result.refusals.find(({ code }) => code === "days")?.facts["possible"];
  return typeof possible === "number" ? possible : 0;
}

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
