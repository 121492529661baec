import { costsToGo } from "./backward.ts";
import type { ChosenDay } from "./choose-plan.ts";
import { type ForwardSearch, longestPlan } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "./stages.ts";
import { tolerance } from "./tolerance.ts";

/** Another end of a walking day, with the cost of the best whole plan in which that day ends there. */
export interface PricedStage {
  readonly stage: Stage;
  readonly cost: number;
}

/**
 * Every other end of each walking day of a plan with its exact price, cheapest first; ends from which no
 * whole plan is left are left out.
 *
 * The number of days is free unless the wish fixes it. Then longer plans are looked at until none of them
 * can be cheaper: every plan of more than `horizon` days costs at least `leastBeyond(horizon)`.
 */
export function findAlternatives(problem: PlanningProblem, forward: ForwardSearch, plan: readonly ChosenDay[]): PricedStage[][] {
  const fixed = problem.input.days;
  if (fixed !== null) return priceAll(problem, forward, plan, costsToGo(problem, forward, fixed, true)).priced;
  const optimum = forward.costOfDays(plan.length);
  let horizon = horizonBeyond(forward, plan.length, optimum + 2);
  for (;;) {
    const { priced, dearest } = priceAll(problem, forward, plan, costsToGo(problem, forward, horizon, false));
    const beyond = forward.leastBeyond(horizon);
    if (beyond === Infinity || dearest <= beyond + tolerance || horizon >= longestPlan) return priced;
    horizon = horizonBeyond(forward, horizon + 1, dearest);
  }
}

/** The shortest horizon, `from` or more, beyond which every plan costs more than `cost`. */
function horizonBeyond(forward: ForwardSearch, from: number, cost: number): number {
  let horizon = from;
  while (horizon < longestPlan && forward.leastBeyond(horizon) < cost) horizon += 1;
  return horizon;
}

function priceAll(
  problem: PlanningProblem,
  forward: ForwardSearch,
  plan: readonly ChosenDay[],
  toGo: readonly Float64Array[],
): { priced: PricedStage[][]; dearest: number } {
  let dearest = 0;
  const priced = plan.map(({ day, from, stage: chosen }) => {
    if (!chosen) return [];
    const edges = problem.edgesOn(day, (place) => forward.isReached(day - 1, place));
    const found: PricedStage[] = [];
    for (let edge = edges.offset[from]!; edge < edges.offset[from + 1]!; edge++) {
      const stage = edges.stages[edge]!;
      if (stage.to === chosen.to) continue;
      const cost = costThrough(problem, forward.layer(day), toGo[day]!, stage.to);
      dearest = Math.max(dearest, cost);
      if (cost < Infinity) found.push({ stage, cost });
    }
    return found.sort((a, b) => a.cost - b.cost || a.stage.km - b.stage.km);
  });
  return { priced, dearest };
}

/** Cost of the best whole plan that walks to a place on the day between two layers. */
function costThrough(problem: PlanningProblem, spent: Float64Array, toGo: Float64Array, place: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const phase of problem.phases) {
    if (phase.sinceRest === 0) continue;
    const state = phase.index * problem.places + place;
    least = Math.min(least, spent[state]! + toGo[state]!);
  }
  return least;
}
