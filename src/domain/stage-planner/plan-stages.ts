import type { RouteGraph } from "../route-graph/route-graph.ts";
import { choosePlan } from "./choose-plan.ts";
import { compileGraph } from "./compiled-graph.ts";
import { describePlan } from "./describe-plan.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { faultsOf } from "./find-faults.ts";
import { ForwardSearch, longestPlan } from "./forward.ts";
import type { DaysCost, PlannerInput, PlannerResult } from "./plan.ts";
import { PlanningProblem } from "./problem.ts";

/**
 * The best day-by-day plan for a wish, with the price of every other end of each day and of every other
 * number of days; or the reasons why there is none. Pure: the same graph and input give the same answer.
 *
 * The definition of cost, stops and arcs in use is written down in docs/planner.md.
 */
export function planStages(graph: RouteGraph, input: PlannerInput): PlannerResult {
  const compiled = compileGraph(graph);
  const faults = faultsOf(compiled, input);
  if (faults.length > 0) return { ok: false, refusals: faults };
  const problem = new PlanningProblem(compiled, input);
  const forward = new ForwardSearch(problem);
  const free = forward.bestDays();
  const days = input.days ?? free;
  if (free === null || days === null || forward.costOfDays(days) === Infinity) {
    return { ok: false, refusals: [explainRefusal(compiled, input)] };
  }
  const chosen = choosePlan(problem, forward, days);
  const alternatives = findAlternatives(problem, forward, chosen);
  return {
    ok: true,
    plan: describePlan(problem, forward.costOfDays(days), chosen, alternatives, costsByDays(forward, problem, free)),
  };
}

/** Cost of the best plan for each feasible number of calendar days up to twice the optimum. */
function costsByDays(forward: ForwardSearch, problem: PlanningProblem, best: number): DaysCost[] {
  const byDays: DaysCost[] = [];
  for (let days = Math.max(1, problem.lastPin); days <= Math.min(2 * best, longestPlan); days++) {
    const cost = forward.costOfDays(days);
    if (cost < Infinity) byDays.push({ days, cost });
  }
  return byDays;
}
