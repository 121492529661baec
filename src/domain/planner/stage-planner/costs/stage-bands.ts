import { idealOfDay, stageCost } from "./costs.ts";
import type { DayArcs } from "./day-conditions.ts";
import { type Band, makeBand, mapBands, rowOf, type Slice } from "../min-plus.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { StopLine } from "#domain/planner/stage-planner/graph/stop-line.ts";
import type { StageTable } from "./stages.ts";
import type { Stops } from "#domain/planner/stage-planner/graph/stops.ts";

/** The stages within the longest day between the stops of the line, on days with the same arcs. */
export class StageBands {
  readonly #input: PlannerOptions;
  /** For each walker: the same stages with their lengths. */
  readonly #measures: readonly (readonly [onwards: Band, back: Band])[];
  readonly #costs: (readonly [onwards: Band, back: Band])[] = [];
  /**
   * Places of the stops that each stop reaches within the longest day, nearest first, whether or not must-stops are
   * passed.
   */
  readonly within: readonly (readonly number[])[];

  constructor(input: PlannerOptions, line: StopLine, stops: Stops, stages: StageTable, arcs: DayArcs) {
    this.#input = input;
    const [rows, columns]: [number[], number[]] = [[], []];
    const lengths: number[][] = [[], ...input.walkers.map(() => [])];
    this.within = line.place.map((start, number) => {
      if (start === stops.to) return [];
      const within: number[] = [];
      for (const way of stages.reach(start, arcs, input.max)) {
        const { waypoint, m, others } = way;
        const end = line.numberOf[waypoint]!;
        if (!stops.isCandidate[waypoint] || end < 0 || !stages.isWithin(way, 1)) continue;
        within.push(waypoint);
        if (!stages.keepsMustStops(start, waypoint)) continue;
        rows.push(number);
        columns.push(end);
        lengths[0]!.push(m);
        others.forEach((length, walker) => lengths[walker + 1]!.push(length));
      }
      return within;
    });
    const [onwards, back] = [rows, columns].map((list) => Int32Array.from(list));
    this.#measures = lengths.map((list) => {
      const values = Float64Array.from(list);
      return [
        makeBand({ rows: onwards!, columns: back!, values }, line.size, true),
        makeBand({ rows: back!, columns: onwards!, values }, line.size, false),
      ];
    });
  }

  /** Measures of the stages that begin at a stop, infinite where there is none. */
  rowFrom(stop: number): Slice {
    return rowOf(this.#measures[0]![0], stop);
  }

  /** The range of stops to which stages lead from a stretch of the line. */
  endsFrom({ from, until }: { readonly from: number; readonly until: number }): { from: number; until: number } {
    const [onwards] = this.#measures[0]!;
    const ends = { from: onwards.from.length, until: 0 };
    for (let stop = from; stop < until; stop++) {
      if (onwards.from[stop]! < ends.from) ends.from = onwards.from[stop]!;
      if (onwards.until[stop]! > ends.until) ends.until = onwards.until[stop]!;
    }
    return ends;
  }

  /**
   * Costs of the stages that begin at each stop (its row) after so many walking days, as far as easing in counts them.
   */
  onwards(walked: number): Band {
    return this.#costsAfter(walked)[0];
  }

  /** As `onwards`, with a row for the stop where the stages end. */
  back(walked: number): Band {
    return this.#costsAfter(walked)[1];
  }

  #costsAfter(walked: number): readonly [Band, Band] {
    const cached = this.#costs[walked];
    if (cached) return cached;
    const { easeInDays, walkers } = this.#input;
    const ideals = [this.#input, ...walkers].map(({ ideal }) => idealOfDay({ ideal, easeInDays }, walked + 1));
    const changes = ideals.map((ideal) => (m: number) => stageCost(m, ideal));
    const [onwards, back] = ([0, 1] as const).map((way) => {
      const [first, ...others] = this.#measures.map((bands) => bands[way]);
      return mapBands([first!, ...others], changes);
    });
    return (this.#costs[walked] = [onwards!, back!]);
  }
}
