import type { PlanningProblem } from "./problem.ts";
import { tolerance } from "./tolerance.ts";

/** No plan is longer than this, in calendar days. */
export const longestPlan = 400;

/**
 * Forward dynamic programming: the least cost to be in each state after so many calendar days,
 * layer by layer, as many as are asked for.
 */
export class ForwardSearch {
  readonly #problem: PlanningProblem;
  readonly #layers: Float64Array[];
  readonly #favourites: number;

  constructor(problem: PlanningProblem) {
    this.#problem = problem;
    const first = new Float64Array(problem.states).fill(Number.POSITIVE_INFINITY);
    first[problem.stops.from] = 0;
    this.#layers = [first];
    this.#favourites = problem.stops.isFavourite.reduce((sum, flag) => sum + flag, 0);
  }

  /** Least cost to each state after `days` calendar days; infinity where none leads there. */
  layer(days: number): Float64Array {
    while (this.#layers.length <= days) this.#layers.push(this.#extend());
    return this.#layers[days]!;
  }

  /** Whether a day may begin at a place after `days` calendar days. */
  isReached(days: number, place: number): boolean {
    const layer = this.layer(days);
    for (let state = place; state < layer.length; state += this.#problem.places) if (layer[state]! < Infinity) return true;
    return false;
  }

  /** Least cost of a whole plan of exactly `days` calendar days. */
  costOfDays(days: number): number {
    const { places, stops } = this.#problem;
    const layer = this.layer(days);
    let least = Number.POSITIVE_INFINITY;
    for (let state = stops.to; state < layer.length; state += places) least = Math.min(least, layer[state]!);
    return least;
  }

  /** No plan of more than `days` calendar days costs less than this; favourites are all that can still be gained. */
  leastBeyond(days: number): number {
    const { places, stops } = this.#problem;
    const layer = this.layer(days);
    let least = Number.POSITIVE_INFINITY;
    for (let state = 0; state < layer.length; state++) {
      if (state % places !== stops.to) least = Math.min(least, layer[state]!);
    }
    return least - 0.5 * this.#favourites;
  }

  /** The number of calendar days of the cheapest plan, the fewest on a tie; null when there is no plan. */
  bestDays(): number | null {
    let best: number | null = null;
    let cost = Number.POSITIVE_INFINITY;
    for (let days = 1; days <= longestPlan; days++) {
      const found = this.costOfDays(days);
      if (days >= this.#problem.lastPin && found < cost - tolerance) {
        best = days;
        cost = found;
      }
      if (this.leastBeyond(days) > cost + tolerance || this.leastBeyond(days) === Infinity) break;
    }
    return best;
  }

  #extend(): Float64Array {
    const problem = this.#problem;
    const { places, phases } = problem;
    const day = this.#layers.length;
    const before = this.#layers[day - 1]!;
    const after = new Float64Array(before.length).fill(Number.POSITIVE_INFINITY);
    const edges = problem.edgesOn(day, (place) => this.isReached(day - 1, place));
    for (const phase of phases) {
      const base = phase.index * places;
      const walkBase = phase.afterWalk * places;
      const cost = edges.cost[phase.walked]!;
      const rests = problem.mayRestOn(day, phase);
      for (let place = 0; place < places; place++) {
        const soFar = before[base + place]!;
        if (soFar === Infinity) continue;
        if (phase.afterWalk >= 0) {
          const end = edges.offset[place + 1]!;
          for (let edge = edges.offset[place]!; edge < end; edge++) {
            const state = walkBase + edges.to[edge]!;
            const total = soFar + cost[edge]!;
            if (total < after[state]!) after[state] = total;
          }
        }
        if (rests) {
          const state = phase.afterRest * places + place;
          const total = soFar + problem.restCostOn(day, place, phase);
          if (total < after[state]!) after[state] = total;
        }
      }
    }
    return after;
  }
}
