import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { type PlannerSolution, solve } from "#domain/planner/solution/solve.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

import type { OutcomeView } from "./plan-view.ts";
import { viewPlan } from "./make-plan-view.ts";
import { type WalkWarning, walkWarnings } from "./walk-warnings.ts";

export interface PlanOutcome {
  readonly outcome: OutcomeView;
  readonly warnings: readonly WalkWarning[];
  /** The whole plan, if there is one. */
  readonly plan: Plan | null;
}

/** The best plan for options and its notices. */
export function planOutcome(graph: RouteGraph, input: PlannerOptions): PlanOutcome {
  return showSolution(graph, input, solve(graph, input));
}

/** Outcome for options. @param solution null until known */
export function showSolution(graph: RouteGraph, input: PlannerOptions, solution: PlannerSolution | null): PlanOutcome {
  if (!solution) return { outcome: pending, warnings: [], plan: null };
  const { result, bedsUnknown, byDays } = solution;
  if (!result.ok) return { outcome: { ...result, bedsUnknown, byDays }, warnings: [], plan: null };
  const { plan } = result;
  const view = { ...viewPlan(input.route, graph, plan), byDays };
  const warnings = walkWarnings([{ graph, options: input, plan, view, bedsUnknown }]);
  return { outcome: { ok: true, plan: view, bedsUnknown }, warnings, plan };
}

const pending: OutcomeView = { ok: false, isPending: true, refusals: [], bedsUnknown: false, byDays: [] };
