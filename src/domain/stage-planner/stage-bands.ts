import { idealOfDay, stageCost } from "./costs.ts";
import type { DayArcs } from "./day-conditions.ts";
import { type Band, greatestOf, makeBand, mapBand, rowOf, type Slice } from "./min-plus.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";
import type { StopLine } from "./stop-line.ts";
import type { StageTable } from "./stages.ts";
import type { Stops } from "./stops.ts";

/** The stages within the longest day between the stops of the line, on days with the same arcs. */
export class StageBands {
  readonly #input: PlannerOptions;
  /** Of each walker: the same stages, by how long they are for them. */
  readonly #measures: readonly (readonly [onwards: Band, back: Band])[];
  readonly #costs: (readonly [onwards: Band, back: Band])[] = [];
  /** Places of the stops that each stop reaches within the longest day, the nearest first, passed must-stops or not. */
  readonly within: readonly (readonly number[])[];

  constructor(input: PlannerOptions, line: StopLine, stops: Stops, stages: StageTable, arcs: DayArcs) {
    this.#input = input;
    const matrices = Array.from({ length: 1 + input.walkers.length }, () =>
      new Float64Array(line.size * line.size).fill(Number.POSITIVE_INFINITY),
    );
    this.within = line.place.map((start, number) => {
      if (start === stops.to) return [];
      const ends = stages
        .reach(start, arcs, input.max)
        .filter(
          (way) => stops.isCandidate[way.waypoint] && line.numberOf[way.waypoint]! >= 0 && stages.isWithin(way, 1),
        );
      for (const { waypoint, m, others } of ends) {
        if (!stages.keepsMustStops(start, waypoint)) continue;
        const at = number * line.size + line.numberOf[waypoint]!;
        matrices.forEach((matrix, walker) => (matrix[at] = walker === 0 ? m : others[walker - 1]!));
      }
      return ends.map(({ waypoint }) => waypoint);
    });
    this.#measures = matrices.map((matrix) => [makeBand(matrix, line.size, false), makeBand(matrix, line.size, true)]);
  }

  /** Measures of the stages that begin at a stop, infinite where there is none. */
  rowFrom(stop: number): Slice {
    return rowOf(this.#measures[0]![0], stop);
  }

  /** From the first up to the one after the last of the stops to which stages lead from a stretch of the line. */
  endsFrom({ from, until }: { readonly from: number; readonly until: number }): { from: number; until: number } {
    const [onwards] = this.#measures[0]!;
    const ends = { from: onwards.from.length, until: 0 };
    for (let stop = from; stop < until; stop++) {
      if (onwards.from[stop]! < ends.from) ends.from = onwards.from[stop]!;
      if (onwards.until[stop]! > ends.until) ends.until = onwards.until[stop]!;
    }
    return ends;
  }

  /** Costs of the stages that begin at each stop (its row) after so many walking days, or as many as easing in counts. */
  onwards(walked: number): Band {
    return this.#costsAfter(walked)[0];
  }

  /** As `onwards`, with a row for the stop where the stages end. */
  back(walked: number): Band {
    return this.#costsAfter(walked)[1];
  }

  #costsAfter(walked: number): readonly [Band, Band] {
    const known = this.#costs[walked];
    if (known) return known;
    const { easeInDays, walkers } = this.#input;
    const ideals = [this.#input, ...walkers].map(({ ideal }) => idealOfDay({ ideal, easeInDays }, walked + 1));
    const costs = ([0, 1] as const).map((way) => {
      const [first, ...others] = this.#measures.map((bands, walker) => {
        const ideal = ideals[walker]!;
        return mapBand(bands[way], (m) => stageCost(m, ideal));
      });
      return greatestOf([first!, ...others]);
    });
    return (this.#costs[walked] = [costs[0]!, costs[1]!]);
  }
}
