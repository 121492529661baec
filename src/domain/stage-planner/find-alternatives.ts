import { costsToGo } from "./backward.ts";
import type { ChosenDay } from "./choose-plan.ts";
import { ForwardSearch, longestPlan } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "./stages.ts";

/** Another end of a walking day, with the cost of the best whole plan in which that day ends there. */
export interface PricedStage {
  readonly stage: Stage;
  readonly cost: number;
}

/** Alternatives dearer than this are rare; those are looked for in a second, wider search. */
const usualExtraCost = 2;

/**
 * Every other end of each walking day of a plan with its exact price, cheapest first; ends from which no
 * whole plan is left are left out. A day fixed by hand is priced as if it alone were open; its prices
 * may lie below the cost of the plan.
 */
export function findAlternatives(
  problem: PlanningProblem,
  forward: ForwardSearch,
  plan: readonly ChosenDay[],
): PricedStage[][] {
  const open = plan.filter(({ day }) => !problem.isPinnedDay(day));
  const priced = new Map(priceDays(problem, forward, plan, open).map((prices, index) => [open[index]!.day, prices]));
  return plan.map((chosen) => priced.get(chosen.day) ?? pricePinned(problem, plan, chosen));
}

function pricePinned(problem: PlanningProblem, plan: readonly ChosenDay[], chosen: ChosenDay): PricedStage[] {
  if (!chosen.stage) return [];
  const opened = problem.withoutPin(chosen.day);
  const [priced = []] = priceDays(opened, new ForwardSearch(opened), plan, [chosen]);
  return priced;
}

/**
 * Prices of the other ends of some days of a plan.
 *
 * The number of days is free unless the wish fixes it. Plans up to a cost are looked at, as long as they may
 * be; the search is widened until every price lies below that cost, so that none can be missed.
 */
function priceDays(
  problem: PlanningProblem,
  forward: ForwardSearch,
  plan: readonly ChosenDay[],
  days: readonly ChosenDay[],
): PricedStage[][] {
  const fixed = problem.input.days;
  let limit = forward.costOfDays(plan.length) + usualExtraCost;
  for (;;) {
    const horizon = fixed ?? horizonBeyond(forward, plan.length, limit);
    const toGo = costsToGo(problem, forward, { horizon, exact: fixed !== null, limit });
    const { priced, dearest } = priceAll(problem, forward, days, toGo);
    if (dearest <= limit || limit === Infinity) return priced;
    limit = dearest < Infinity ? dearest : limit < 1000 ? limit * 8 : Infinity;
  }
}

/** The shortest horizon, `from` or more, beyond which every plan costs more than `cost`. */
function horizonBeyond(forward: ForwardSearch, from: number, cost: number): number {
  let horizon = from;
  while (horizon < longestPlan && forward.leastBeyond(horizon) <= cost && forward.leastBeyond(horizon) < Infinity)
    horizon += 1;
  return horizon;
}

function priceAll(
  problem: PlanningProblem,
  forward: ForwardSearch,
  days: readonly ChosenDay[],
  toGo: readonly Float64Array[],
): { priced: PricedStage[][]; dearest: number } {
  let dearest = 0;
  const priced = days.map(({ day, from, stage: chosen }) => {
    if (!chosen) return [];
    const found: PricedStage[] = [];
    for (const stage of problem.stages.from(from, problem.calendar.on(day))) {
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
