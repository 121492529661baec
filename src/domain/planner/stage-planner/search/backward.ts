import type { Layer } from "./layer.ts";
import { lowerByProduct, type Slice } from "../min-plus.ts";
import type { PlanningProblem } from "./problem.ts";

/** The plans that a backward search covers. */
interface PlansLookedAt {
  /** Calendar days of the longest plan. */
  readonly horizon: number;
  /** Whether plans must have exactly `horizon` days, rather than at most. */
  readonly exact: boolean;
  /** Plans that cost more are ignored; ignored states may count as impossible. */
  readonly limit: number;
  /** The first evening covered: that of day 1, or 0 for the eve of the walk. */
  readonly first: 0 | 1;
}

/** The states to cover on the evening of each calendar day, with the cost of reaching them. */
interface StatesReached {
  layer(day: number): Layer;
  /** The most that favourites can still reduce a cost. */
  readonly maxToGain: number;
}

/**
 * Backward dynamic programming: the least cost from each state to the end, day by day from the horizon back to the
 * first evening. Only two days are held at a time.
 *
 * @param forward the reachable states and the cost of reaching them
 * @param visit gets the costs of each day, phase by phase for all stops of the line, infinite where no plan leads to
 *   the end. They are overwritten later.
 */
export function searchBackward(
  problem: PlanningProblem,
  forward: StatesReached,
  plans: PlansLookedAt,
  visit: (day: number, toGo: Float64Array) => void,
): void {
  const { phases, to, lastPin } = problem;
  const { size } = problem.context.line;
  const maxCost = plans.limit + forward.maxToGain;
  const step = new BackwardStep(problem, maxCost);
  let [next, costs] = [new Float64Array(phases.length * size), new Float64Array(phases.length * size)];
  for (let day = plans.horizon; day >= plans.first; day--) {
    costs.fill(Number.POSITIVE_INFINITY);
    if (day < plans.horizon) step.take(forward.layer(day), day + 1, next, costs);
    if (day === plans.horizon || (!plans.exact && day >= lastPin)) {
      for (const phase of phases) costs[phase.index * size + to] = 0;
    }
    visit(day, costs);
    [next, costs] = [costs, next];
  }
}

/** Computes the costs to go on the evening before a calendar day from those on its own evening. */
class BackwardStep {
  readonly #problem: PlanningProblem;
  readonly #maxCost: number;
  readonly #nights: Float64Array;

  constructor(problem: PlanningProblem, maxCost: number) {
    this.#problem = problem;
    this.#maxCost = maxCost;
    this.#nights = new Float64Array(problem.phases.length * problem.context.line.size);
  }

  take(reached: Layer, day: number, next: Float64Array, costs: Float64Array): void {
    const { size } = this.#problem.context.line;
    const { bands, nights, further } = this.#problem.stagesOn(day, (stop) => reached.leastAt(stop) < Infinity);
    const evenings: (Slice | undefined)[] = [];
    for (const phase of this.#problem.phases) {
      const states = reached.of(phase.index);
      if (!states) continue;
      const base = phase.index * size;
      const walkBase = phase.afterWalk * size;
      if (phase.afterWalk >= 0 && bands) {
        const evening = (evenings[phase.afterWalk] ??= this.#withNights(nights, next, walkBase));
        lowerByProduct(bands.onwards(phase.walked), evening, costs, base, { ...states, most: this.#maxCost });
      }
      if (phase.afterWalk >= 0) {
        for (const { from, to, costs: of } of further) {
          const cost = of[phase.walked]! + next[walkBase + to]!;
          if (cost < costs[base + from]!) costs[base + from] = cost;
        }
      }
      const rests = this.#problem.restsOn(day, phase);
      if (rests) lowerByRests(rests, states, next, phase.afterRest * size, costs, base);
    }
  }

  /** Costs to go on an evening plus those of the night that begins, cut to where there are any. */
  #withNights(nights: Float64Array, next: Float64Array, offset: number): Slice {
    let [from, until] = [0, nights.length];
    while (from < until && next[offset + from] === Infinity) from += 1;
    while (from < until && next[offset + until - 1] === Infinity) until -= 1;
    for (let stop = from; stop < until; stop++) this.#nights[offset + stop] = next[offset + stop]! + nights[stop]!;
    return { values: this.#nights, offset, from, until };
  }
}

function lowerByRests(
  rests: Float64Array,
  states: Slice,
  next: Float64Array,
  nextOffset: number,
  costs: Float64Array,
  offset: number,
): void {
  for (let stop = states.from; stop < states.until; stop++) {
    const cost = rests[stop]! + next[nextOffset + stop]!;
    if (cost < costs[offset + stop]!) costs[offset + stop] = cost;
  }
}
