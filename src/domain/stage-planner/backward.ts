import type { ForwardSearch } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";

/**
 * Backward dynamic programming: the least cost from each state to the end, for states that the forward
 * search reaches.
 *
 * @param horizon calendar days of the longest plan looked at
 * @param exact whether plans must have exactly `horizon` days, instead of at most
 * @returns layer by layer from 0 to `horizon`; infinity where the end cannot be reached
 */
export function costsToGo(problem: PlanningProblem, forward: ForwardSearch, horizon: number, exact: boolean): Float64Array[] {
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
    const edges = problem.edgesOn(days + 1, (place) => forward.isReached(days, place));
    for (const phase of phases) {
      const base = phase.index * places;
      const walkBase = phase.afterWalk * places;
      const cost = edges.cost[phase.walked]!;
      const rests = problem.mayRestOn(days + 1, phase);
      for (let place = 0; place < places; place++) {
        if (reached[base + place] === Infinity || place === stops.to) continue;
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
