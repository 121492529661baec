import type { ForwardSearch } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";

/** Which whole plans the backward search is about. */
export interface PlansLookedAt {
  /** Calendar days of the longest plan. */
  readonly horizon: number;
  /** Whether plans must have exactly `horizon` days, instead of at most. */
  readonly exact: boolean;
  /** Plans that cost more are left out; what is left out may count as impossible. */
  readonly limit: number;
}

/**
 * Backward dynamic programming: the least cost from each state to the end.
 *
 * @returns layer by layer from 0 to the horizon; infinity where no plan looked at leads to the end
 */
export function costsToGo(problem: PlanningProblem, forward: ForwardSearch, plans: PlansLookedAt): Float64Array[] {
  const { horizon, exact } = plans;
  const dearest = plans.limit + forward.mostToGain;
  const { places, phases, stops } = problem;
  const layers: Float64Array[] = [];
  for (let days = horizon; days >= 0; days--) {
    const layer = new Float64Array(problem.states).fill(Number.POSITIVE_INFINITY);
    layers[days] = layer;
    if (days === horizon || (!exact && days >= problem.lastPin)) {
      for (const phase of phases) layer[phase.index * places + stops.to] = 0;
    }
    if (days === horizon) continue;
    const reached = forward.layer(days);
    const next = layers[days + 1]!;
    if (forward.leastAt(days) > dearest) continue;
    const edges = problem.edgesOn(days + 1, (place) => forward.isReached(days, place));
    for (const phase of phases) {
      const base = phase.index * places;
      const walkBase = phase.afterWalk * places;
      const cost = edges.cost[phase.walked]!;
      const rests = problem.mayRestOn(days + 1, phase);
      for (let place = 0; place < places; place++) {
        if (!(reached[base + place]! <= dearest) || place === stops.to) continue;
        let least = Number.POSITIVE_INFINITY;
        if (phase.afterWalk >= 0) {
          const end = edges.offset[place + 1]!;
          for (let edge = edges.offset[place]!; edge < end; edge++) {
            const total = cost[edge]! + next[walkBase + edges.to[edge]!]!;
            if (total < least) least = total;
          }
        }
        if (rests) {
          const total = problem.restCostOn(days + 1, place, phase) + next[phase.afterRest * places + place]!;
          if (total < least) least = total;
        }
        layer[base + place] = least;
      }
    }
  }
  return layers;
}
