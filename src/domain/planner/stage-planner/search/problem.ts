import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { restCost } from "#domain/planner/stage-planner/costs/costs.ts";
import type { DayArcs, DayConditions } from "#domain/planner/stage-planner/costs/day-conditions.ts";
import { type DayStages, stagesTo, stagesUnder } from "#domain/planner/stage-planner/costs/day-stages.ts";
import { preparePlanning, type PlanningContext } from "#domain/planner/stage-planner/costs/planning-context.ts";
import { findPhases, type Phase } from "./phases.ts";
import type { Pin, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { StageBands } from "#domain/planner/stage-planner/costs/stage-bands.ts";

/**
 * The options as a shortest-path problem. A state is a stop of the line in a phase after a number of calendar days;
 * walking or resting for a day leads to a state of the next day.
 */
export class PlanningProblem {
  readonly context: PlanningContext;
  readonly phases: readonly Phase[];
  readonly lastPin: number;
  /** Numbers of start and end in the line; -1 if the end cannot be reached. */
  readonly from = 0;
  readonly to: number;
  readonly #pins: ReadonlyMap<number, Pin>;
  readonly #bands = new Map<DayArcs, StageBands>();
  readonly #stages = new Map<DayConditions, DayStages>();
  readonly #rests: Float64Array[] = [];

  /** @param furtherStarts places besides `from` where the walk may begin, with the same ways ahead */
  constructor(graph: CompiledGraph, input: PlannerOptions, furtherStarts: readonly number[] = []) {
    this.context = preparePlanning(graph, input, furtherStarts);
    this.phases = findPhases(input);
    this.to = this.context.line.numberOf[this.context.stops.to]!;
    this.#pins = new Map(input.pins.map((pin) => [pin.day, pin]));
    this.lastPin = Math.max(0, ...input.pins.map((pin) => pin.day));
  }

  /** The pin of a calendar day. */
  pinOn(day: number): Pin | undefined {
    return this.#pins.get(day);
  }

  /** Number of a town in the line of stops, -1 if it is not in it. */
  numberOf(town: string): number {
    return this.context.line.numberOf[this.context.graph.townAt.get(town)!]!;
  }

  get mustStopsLieAhead(): boolean {
    return this.mustStopsLieAheadOf(this.context.stops.from);
  }

  /** Whether every must-stop lies ahead of a place, and none beyond the end. */
  mustStopsLieAheadOf(start: number): boolean {
    const { mustAhead, isMust, to } = this.context.stops;
    return mustAhead[to] === 0 && mustAhead[start] === isMust.reduce((sum, flag) => sum + flag, 0);
  }

  /**
   * Stages that may be walked on a calendar day, from 1.
   *
   * @param mayBegin whether the day may begin at a stop; called only on pinned days, whose search is wide
   */
  stagesOn(day: number, mayBegin: (stop: number) => boolean): DayStages {
    const pin = this.#pins.get(day);
    if (!pin) return this.openStagesOn(day);
    const end = pin.kind === "walk" ? this.numberOf(pin.to) : -1;
    return stagesTo(this.context, end, this.context.calendar.on(day), mayBegin);
  }

  /** Stages of a calendar day, ignoring its pin. */
  openStagesOn(day: number): DayStages {
    const conditions = this.context.calendar.on(day);
    let stages = this.#stages.get(conditions);
    if (!stages) {
      stages = stagesUnder(this.context, conditions, this.#bandsUnder(conditions.arcs));
      this.#stages.set(conditions, stages);
    }
    return stages;
  }

  /**
   * Cost of a rest on a calendar day in a phase at each stop, infinite where it is not allowed; null if allowed
   * nowhere.
   */
  restsOn(day: number, phase: Phase): Float64Array | null {
    const pin = this.#pins.get(day);
    if (!pin) return phase.mayRest ? this.#restsIn(phase) : null;
    const stop = pin.kind === "rest" ? this.numberOf(pin.to) : -1;
    if (stop < 0) return null;
    const costs = new Float64Array(this.context.line.size).fill(Number.POSITIVE_INFINITY);
    costs[stop] = this.#restsIn(phase)[stop]!;
    return costs;
  }

  #restsIn(phase: Phase): Float64Array {
    const cached = this.#rests[phase.index];
    if (cached) return cached;
    const { graph, input, line } = this.context;
    const costs = new Float64Array(line.size);
    for (let stop = 0; stop < line.size; stop++) {
      const waypoint = graph.waypoints[line.place[stop]!]!;
      costs[stop] = stop === this.to ? Infinity : restCost(waypoint, phase.sinceRest, input.restEvery);
    }
    return (this.#rests[phase.index] = costs);
  }

  #bandsUnder(arcs: DayArcs): StageBands {
    const { input, line, stops, stages } = this.context;
    let bands = this.#bands.get(arcs);
    if (!bands) this.#bands.set(arcs, (bands = new StageBands(input, line, stops, stages, arcs)));
    return bands;
  }
}
