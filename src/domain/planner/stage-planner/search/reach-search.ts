import type { FurtherStage } from "#domain/planner/stage-planner/costs/day-stages.ts";
import { emptySlice } from "../min-plus.ts";
import type { Phase } from "./phases.ts";
import type { PlanningProblem } from "./problem.ts";

/**
 * Which stops a plan can have reached, day by day, at any cost. For each stop a bit set holds the possible numbers of
 * walking days since the start or the last rest, which is all that the following days depend on.
 */
export class ReachSearch {
  readonly #problem: PlanningProblem;
  /** Number of 32-bit words per stop. */
  readonly #words: number;
  readonly #mayRest: Int32Array;
  readonly #mayWalk: Int32Array;
  #reached: Int32Array;
  /** Calendar days done. */
  days = 0;

  /** @param isEmpty whether to begin without any plan until `start` is called */
  constructor(problem: PlanningProblem, isEmpty = false) {
    this.#problem = problem;
    const { phases } = problem;
    this.#words = (Math.max(...phases.map(({ sinceRest }) => sinceRest)) >> 5) + 1;
    [this.#mayRest, this.#mayWalk] = [new Int32Array(this.#words), new Int32Array(this.#words)];
    for (const { sinceRest, mayRest, afterWalk } of phases) {
      if (mayRest) this.#mayRest[sinceRest >> 5]! |= 1 << (sinceRest & 31);
      if (afterWalk >= 0) this.#mayWalk[sinceRest >> 5]! |= 1 << (sinceRest & 31);
    }
    this.#reached = new Int32Array(problem.context.line.size * this.#words);
    if (!isEmpty && problem.mustStopsLieAhead) this.#reached[problem.from * this.#words] = 1;
  }

  /** Adds plans that are at a stop this evening. */
  start(stop: number, phases: readonly Phase[]): void {
    for (const { sinceRest } of phases) this.#reached[stop * this.#words + (sinceRest >> 5)]! |= 1 << (sinceRest & 31);
  }

  /** Whether a plan can be at a stop this evening. */
  isAt(stop: number): boolean {
    for (let word = 0; word < this.#words; word++) if (this.#reached[stop * this.#words + word] !== 0) return true;
    return false;
  }

  /** Whether a plan can have walked to a stop on the last day done. */
  hasWalkedTo(stop: number): boolean {
    const [first, ...others] = this.#reached.subarray(stop * this.#words, (stop + 1) * this.#words);
    return (first! & ~1) !== 0 || others.some((bits) => bits !== 0);
  }

  /** Whether a plan of exactly the days done can end at its destination. */
  get isComplete(): boolean {
    return this.#problem.to >= 0 && this.isAt(this.#problem.to);
  }

  /** Whether any plan is still on its way. */
  get isUnderWay(): boolean {
    const { place } = this.#problem.context.line;
    return place.some((_, stop) => stop !== this.#problem.to && this.isAt(stop));
  }

  /** Advances by one calendar day. */
  next(): void {
    this.days += 1;
    const after = new Int32Array(this.#reached.length);
    const { bands, nights, further } = this.#problem.stagesOn(this.days, (stop) => this.isAt(stop));
    const furtherFrom = Map.groupBy(further, ({ from }) => from);
    for (let stop = 0; stop < nights.length; stop++) {
      if (!this.isAt(stop)) continue;
      const walked = this.#walkedFrom(stop);
      const row = bands?.rowFrom(stop) ?? emptySlice;
      for (let end = row.from; end < row.until; end++) {
        if (row.values[row.offset + end]! + nights[end]! < Infinity) this.#add(after, end, walked);
      }
      for (const { to } of furtherFrom.get(stop) ?? ([] as FurtherStage[])) this.#add(after, to, walked);
      if (this.#restsAt(stop)) after[stop * this.#words]! |= 1;
    }
    this.#reached = after;
  }

  /** The bits of a stop after a walking day. */
  #walkedFrom(stop: number): Int32Array {
    const rhythm = this.#problem.context.input.restEvery !== null;
    const walked = new Int32Array(this.#words);
    let carried = 0;
    for (let word = 0; word < this.#words; word++) {
      const bits = this.#reached[stop * this.#words + word]! & this.#mayWalk[word]!;
      walked[word] = rhythm ? (bits << 1) | carried : 2;
      carried = bits >>> 31;
    }
    return walked;
  }

  #add(after: Int32Array, stop: number, bits: Int32Array): void {
    for (let word = 0; word < this.#words; word++) after[stop * this.#words + word]! |= bits[word]!;
  }

  #restsAt(stop: number): boolean {
    const pin = this.#problem.pinOn(this.days);
    if (stop === this.#problem.to) return false;
    if (pin) return pin.kind === "rest" && this.#problem.numberOf(pin.to) === stop;
    return this.#mayRest.some((bits, word) => (this.#reached[stop * this.#words + word]! & bits) !== 0);
  }
}
