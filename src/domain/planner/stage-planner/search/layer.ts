import type { Slice } from "../min-plus.ts";

/** Costs of the states on one evening while they are computed: phase by phase, `stops` each, infinite at first. */
export class LayerDraft {
  readonly costs: Float64Array;
  /** The range of stops of each phase that may have a cost: the first, and the one after the last. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  readonly stops: number;

  constructor(phases: number, stops: number) {
    this.stops = stops;
    this.costs = new Float64Array(phases * stops);
    this.from = new Int32Array(phases);
    this.until = new Int32Array(phases);
    this.clear();
  }

  clear(): void {
    this.costs.fill(Number.POSITIVE_INFINITY);
    this.from.fill(this.stops);
    this.until.fill(0);
  }

  /** Extends the range of a phase to stops `from` up to `until`. */
  widen(phase: number, from: number, until: number): void {
    if (from < this.from[phase]!) this.from[phase] = from;
    if (until > this.until[phase]!) this.until[phase] = until;
  }

  lower(phase: number, stop: number, cost: number): void {
    const state = phase * this.stops + stop;
    if (cost >= this.costs[state]!) return;
    this.costs[state] = cost;
    this.widen(phase, stop, stop + 1);
  }
}

/**
 * A cost for each state on one evening. Of each phase only the range between its first and last reached stop is stored.
 */
export class Layer {
  readonly #from: Int32Array;
  readonly #until: Int32Array;
  readonly #offset: Int32Array;
  readonly #costs: Float64Array;

  constructor({ costs, from, until, stops }: LayerDraft) {
    const phases = from.length;
    this.#from = new Int32Array(phases);
    this.#until = new Int32Array(phases);
    this.#offset = new Int32Array(phases);
    let length = 0;
    for (let phase = 0; phase < phases; phase++) {
      const base = phase * stops;
      let [first, end] = [from[phase]!, until[phase]!];
      while (first < end && costs[base + first] === Infinity) first += 1;
      while (first < end && costs[base + end - 1] === Infinity) end -= 1;
      if (first >= end) continue;
      this.#from[phase] = first;
      this.#until[phase] = end;
      this.#offset[phase] = length - first;
      length += end - first;
    }
    this.#costs = new Float64Array(length);
    for (let phase = 0; phase < phases; phase++) {
      const [first, end] = [this.#from[phase]!, this.#until[phase]!];
      const base = phase * stops;
      if (first < end) this.#costs.set(costs.subarray(base + first, base + end), this.#offset[phase]! + first);
    }
  }

  /** Number of states stored. */
  get size(): number {
    return this.#costs.length;
  }

  at(phase: number, stop: number): number {
    if (stop < this.#from[phase]! || stop >= this.#until[phase]!) return Number.POSITIVE_INFINITY;
    return this.#costs[this.#offset[phase]! + stop]!;
  }

  /** The costs of a phase, null if there are none. */
  of(phase: number): Slice | null {
    const from = this.#from[phase]!;
    const until = this.#until[phase]!;
    return from === until ? null : { values: this.#costs, offset: this.#offset[phase]!, from, until };
  }

  lowerInto(draft: LayerDraft): void {
    for (let phase = 0; phase < this.#from.length; phase++) {
      for (let stop = this.#from[phase]!; stop < this.#until[phase]!; stop++) {
        draft.lower(phase, stop, this.at(phase, stop));
      }
    }
  }

  /** The least cost at a stop in any phase. */
  leastAt(stop: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let phase = 0; phase < this.#from.length; phase++) least = Math.min(least, this.at(phase, stop));
    return least;
  }

  /** The least cost at any stop except one. */
  leastBeside(stop: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let phase = 0; phase < this.#from.length; phase++) {
      const offset = this.#offset[phase]!;
      for (let at = this.#from[phase]!; at < this.#until[phase]!; at++) {
        if (this.#costs[offset + at]! < least && at !== stop) least = this.#costs[offset + at]!;
      }
    }
    return least;
  }
}
