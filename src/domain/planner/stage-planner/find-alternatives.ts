import { searchBackward } from "./search/backward.ts";
import type { ChosenDay } from "./search/choose-plan.ts";
import { ForwardSearch, maxPlanLength } from "./search/forward.ts";
import type { Layer } from "./search/layer.ts";
import type { Phase } from "./search/phases.ts";
import type { PlanningProblem } from "./search/problem.ts";
import { ReachSearch } from "./search/reach-search.ts";
import type { Stage } from "./costs/stages.ts";

/** Another end of a walking day, with the cost of the best whole plan with this end. */
export interface PricedStage {
  readonly stage: Stage;
  readonly cost: number;
}

/** Alternatives that cost more than this are rare; a second, wider search finds them. */
const usualExtraCost = 5;
/** With more states than this the days are so unusual that the second search would always be needed. */
const manyStates = 150_000;

/**
 * Every other end of each walking day of a plan with its exact price, cheapest first; ends without a whole plan are
 * omitted. A pinned day is priced as if only its pin were absent; its prices may lie below the cost of the plan.
 *
 * The number of days is free unless the options fix it. The search covers plans up to a cost, of any length, and is
 * widened until every price lies below that cost, so none is missed.
 */
export function findAlternatives(
  problem: PlanningProblem,
  forward: ForwardSearch,
  plan: readonly ChosenDay[],
): readonly (readonly PricedStage[])[] {
  const { days: fixed } = problem.context.input;
  const reached = plan.some(({ day }) => problem.pinOn(day)) ? new ForwardSearch(problem, forward) : forward;
  const price = (limit: number, horizon: number) => priceAll(problem, forward, reached, plan, limit, horizon);
  if (isWide(reached, plan.length)) return price(Infinity, fixed ?? maxPlanLength).prices;

  const limit = forward.costOfDays(plan.length) + usualExtraCost;
  const horizon = fixed ?? horizonBeyond(reached, plan.length, limit);
  const near = price(limit, horizon);
  if (near.maxCost <= limit && near.missing.length === 0) return near.prices;
  const whole = near.missing.length === 0 ? near : price(Infinity, horizon);
  if (whole.missing.length > 0 && fixed === null && leadToEnd(problem, whole.missing)) {
    return price(Infinity, maxPlanLength).prices;
  }
  const further = fixed ?? horizonBeyond(reached, horizon, whole.maxCost);
  return whole !== near && further === horizon ? whole.prices : price(whole.maxCost, further).prices;
}

function isWide(forward: ForwardSearch, days: number): boolean {
  let states = 0;
  for (let day = 0; day <= days; day++) states += forward.layer(day).size;
  return states > manyStates;
}

/** The shortest horizon, `from` or more, beyond which every plan costs more than `cost`. */
function horizonBeyond(forward: ForwardSearch, from: number, cost: number): number {
  let horizon = from;
  while (horizon < maxPlanLength && forward.leastBeyond(horizon) <= cost && forward.leastBeyond(horizon) < Infinity)
    horizon += 1;
  return horizon;
}

/** An end of a day without a plan so far. */
interface Missing {
  readonly day: number;
  readonly stop: number;
  readonly phases: readonly Phase[];
}

interface Prices {
  readonly prices: readonly (readonly PricedStage[])[];
  readonly maxCost: number;
  readonly missing: readonly Missing[];
}

/**
 * Prices of the plans that cost at most `limit` and have at most (or, if the options fix the days, exactly) so many
 * days.
 */
function priceAll(
  problem: PlanningProblem,
  forward: ForwardSearch,
  reached: ForwardSearch,
  plan: readonly ChosenDay[],
  limit: number,
  horizon: number,
): Prices {
  const { context, phases } = problem;
  const prices: PricedStage[][] = plan.map(() => []);
  const missing: Missing[] = [];
  let maxCost = 0;
  searchBackward(problem, reached, { horizon, exact: context.input.days !== null, limit, first: 1 }, (day, toGo) => {
    const chosen = plan[day - 1];
    if (!chosen?.stage) return;
    const spent = problem.pinOn(day) ? forward.unpinnedLayer(day) : forward.layer(day);
    const costs = costsThrough(problem, spent, toGo);
    for (const stage of context.stages.from(chosen.from, context.calendar.on(day))) {
      if (stage.to === chosen.stage.to) continue;
      const stop = context.line.numberOf[stage.to]!;
      const cost = costs[stop]!;
      if (cost < Infinity) {
        maxCost = Math.max(maxCost, cost);
        prices[day - 1]!.push({ stage, cost });
      } else if (spent.leastAt(stop) < Infinity) {
        missing.push({ day, stop, phases: phases.filter(({ index }) => spent.at(index, stop) < Infinity) });
      }
    }
  });
  for (const of of prices) of.sort((a, b) => a.cost - b.cost || a.stage.km - b.stage.km);
  return { prices, maxCost, missing };
}

/** Cost of the best whole plan that walks to each stop of the line on the day between the two searches. */
function costsThrough({ phases, context }: PlanningProblem, spent: Layer, toGo: Float64Array): Float64Array {
  const { size } = context.line;
  const least = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  for (const { index, sinceRest } of phases) {
    const states = sinceRest > 0 ? spent.of(index) : null;
    if (!states) continue;
    for (let stop = states.from; stop < states.until; stop++) {
      const cost = states.values[states.offset + stop]! + toGo[index * size + stop]!;
      if (cost < least[stop]!) least[stop] = cost;
    }
  }
  return least;
}

/** Whether a plan leads to the end from any of these ends of days, in any number of days. */
function leadToEnd(problem: PlanningProblem, missing: readonly Missing[]): boolean {
  const byDay = Map.groupBy(missing, ({ day }) => day);
  const last = Math.max(...byDay.keys());
  const reach = new ReachSearch(problem, true);
  while (reach.days < maxPlanLength && (reach.days <= last || reach.isUnderWay)) {
    reach.next();
    for (const { stop, phases } of byDay.get(reach.days) ?? []) reach.start(stop, phases);
    if (reach.isComplete) return true;
  }
  return false;
}
