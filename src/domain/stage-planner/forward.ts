import type { Edges } from "./edges.ts";
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
  readonly #leastAt: number[] = [];
  /** All that favourites can still take off the cost of a plan. */
  readonly mostToGain: number;

  constructor(problem: PlanningProblem) {
    this.#problem = problem;
    const first = new Float64Array(problem.states).fill(Number.POSITIVE_INFINITY);
    if (problem.mustStopsLieAhead) first[problem.stops.from] = 0;
    this.#layers = [first];
    this.mostToGain = 0.5 * problem.stops.isFavourite.reduce((sum, flag) => sum + flag, 0);
  }

  /** Least cost to each state after `days` calendar days; infinity where none leads there. */
  layer(days: number): Float64Array {
    while (this.#layers.length <= days) this.#layers.push(this.#extend());
    return this.#layers[days]!;
  }

  /** Whether a day may begin at a place after `days` calendar days. */
  isReached(days: number, place: number): boolean {
    const layer = this.layer(days);
    for (let state = place; state < layer.length; state += this.#problem.places)
      if (layer[state]! < Infinity) return true;
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

  /** Least cost of any state that is not the end after `days` calendar days. */
  leastAt(days: number): number {
    const known = this.#leastAt[days];
    if (known !== undefined) return known;
    const { places, stops } = this.#problem;
    const layer = this.layer(days);
    let least = Number.POSITIVE_INFINITY;
    for (let base = 0; base < layer.length; base += places) {
      for (let place = 0; place < places; place++) {
        if (layer[base + place]! < least && place !== stops.to) least = layer[base + place]!;
      }
    }
    return (this.#leastAt[days] = least);
  }

  /** No plan of more than `days` calendar days costs less than this. */
  leastBeyond(days: number): number {
    return this.leastAt(days) - this.mostToGain;
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
    const { places } = problem;
    const day = this.#layers.length;
    const before = this.#layers[day - 1]!;
    const after = new Float64Array(before.length).fill(Number.POSITIVE_INFINITY);
    const edges = problem.edgesOn(day, (place) => this.isReached(day - 1, place));
    for (const phase of problem.phases) {
      const base = phase.index * places;
      const cost = edges.cost[phase.walked]!;
      const rests = problem.mayRestOn(day, phase);
      for (let place = 0; place < places; place++) {
        const soFar = before[base + place]!;
        if (soFar === Infinity) continue;
        if (phase.afterWalk >= 0) spreadWalks(edges, cost, place, soFar, after, phase.afterWalk * places);
        if (!rests) continue;
        const state = phase.afterRest * places + place;
        after[state] = Math.min(after[state]!, soFar + problem.restCostOn(day, place, phase));
      }
    }
    return after;
  }
}

function spreadWalks(
  edges: Edges,
  cost: Float64Array,
  place: number,
  soFar: number,
  after: Float64Array,
  base: number,
): void {
  const end = edges.offset[place + 1]!;
  for (let edge = edges.offset[place]!; edge < end; edge++) {
    const state = base + edges.to[edge]!;
    const total = soFar + cost[edge]!;
    if (total < after[state]!) after[state] = total;
  }
}
