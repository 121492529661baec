import type { ArcsInUse } from "./arcs-in-use.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { restCost } from "./costs.ts";
import { Calendar, type DayConditions } from "./day-conditions.ts";
import { type Edges, layOutEdges } from "./edges.ts";
import { findPhases, type Phase } from "./phases.ts";
import type { Pin, PlannerInput } from "./plan.ts";
import { StageTable } from "./stages.ts";
import { findStops, openWays, type Stops } from "./stops.ts";
import { type ArcMeasures, measureArcs } from "./walk.ts";

/**
 * The walker's wish as a shortest-path problem. A state is a place in a phase after so many calendar days,
 * numbered `phase × places + place`; a day walked or rested leads to a state of the next layer.
 */
export class PlanningProblem {
  readonly graph: CompiledGraph;
  readonly input: PlannerInput;
  readonly inUse: ArcsInUse;
  readonly measures: ArcMeasures;
  readonly stops: Stops;
  readonly calendar: Calendar;
  readonly stages: StageTable;
  readonly phases: readonly Phase[];
  readonly places: number;
  readonly lastPin: number;
  readonly #pins: ReadonlyMap<number, Pin>;
  readonly #edges = new Map<DayConditions, Edges>();
  readonly #pinnedEdges: Edges[] = [];
  readonly #restCosts: Float64Array[] = [];

  /** @param ground a problem that differs in its pins alone: what does not depend on them is taken from it */
  constructor(graph: CompiledGraph, input: PlannerInput, ground?: PlanningProblem) {
    this.graph = graph;
    this.input = input;
    const { inUse, measures, stops, calendar, stages } = ground ?? layOutGround(graph, input);
    this.inUse = inUse;
    this.measures = measures;
    this.stops = stops;
    this.calendar = calendar;
    this.stages = stages;
    this.phases = findPhases(input);
    this.places = graph.waypoints.length;
    this.#pins = new Map(input.pins.map((pin) => [pin.day, pin]));
    this.lastPin = Math.max(0, ...input.pins.map((pin) => pin.day));
  }

  /** The same problem with a day left open that is fixed by hand. */
  withoutPin(day: number): PlanningProblem {
    const pins = this.input.pins.filter((pin) => pin.day !== day);
    return new PlanningProblem(this.graph, { ...this.input, pins }, this);
  }

  /** Whether a calendar day is fixed by hand. */
  isPinnedDay(day: number): boolean {
    return this.#pins.has(day);
  }

  /** Number of states in a layer. */
  get states(): number {
    return this.phases.length * this.places;
  }

  /** Whether every must-stop lies ahead of the start, and none beyond the end. */
  get mustStopsLieAhead(): boolean {
    const { mustAhead, isMust, from, to } = this.stops;
    return mustAhead[to] === 0 && mustAhead[from] === isMust.reduce((sum, flag) => sum + flag, 0);
  }

  /**
   * Stages that may be walked on a calendar day, from 1.
   *
   * @param mayBegin tells whether the day may begin at a place; asked on days fixed by hand, whose search is wide
   */
  edgesOn(day: number, mayBegin: (place: number) => boolean): Edges {
    const pin = this.#pins.get(day);
    const conditions = this.calendar.on(day);
    if (pin) return (this.#pinnedEdges[day] ??= this.#layOutPinned(pin, conditions, mayBegin));
    let edges = this.#edges.get(conditions);
    if (!edges) {
      edges = layOutEdges(this.places, this.input, (place) =>
        this.#isStop(place) ? this.stages.from(place, conditions) : [],
      );
      this.#edges.set(conditions, edges);
    }
    return edges;
  }

  /** Cost of resting on a calendar day at a place in a phase, or infinity where no rest is allowed. */
  restCostOn(day: number, place: number, phase: Phase): number {
    if (place === this.stops.to) return Number.POSITIVE_INFINITY;
    const pin = this.#pins.get(day);
    if (pin && this.graph.townAt.get(pin.to) !== place) return Number.POSITIVE_INFINITY;
    return (this.#restCosts[phase.index] ??= this.#layOutRests(phase))[place]!;
  }

  /** Whether a rest is possible at all on a calendar day in a phase. */
  mayRestOn(day: number, phase: Phase): boolean {
    const pin = this.#pins.get(day);
    return pin ? pin.kind === "rest" && phase.afterRest >= 0 : phase.mayRest;
  }

  #layOutRests(phase: Phase): Float64Array {
    return Float64Array.from(this.graph.waypoints, (waypoint) =>
      restCost(waypoint, phase.sinceRest, this.input.restEvery),
    );
  }

  #isStop(place: number): boolean {
    return (
      place !== this.stops.to &&
      (place === this.stops.from || this.stops.isCandidate[place] === 1 || this.#isPinned(place))
    );
  }

  #isPinned(place: number): boolean {
    return this.input.pins.some((pin) => this.graph.townAt.get(pin.to) === place);
  }

  #layOutPinned(pin: Pin, conditions: DayConditions, mayBegin: (place: number) => boolean): Edges {
    const to = this.graph.townAt.get(pin.to);
    return layOutEdges(this.places, this.input, (place) => {
      if (pin.kind === "rest" || to === undefined || place === this.stops.to || !mayBegin(place)) return [];
      const ordinary = this.stages.from(place, conditions).find((stage) => stage.to === to);
      const stage = ordinary ?? this.stages.pinned(place, to, conditions);
      return stage ? [stage] : [];
    });
  }
}

/** What a wish makes of the graph, its pins aside. */
function layOutGround(graph: CompiledGraph, input: PlannerInput) {
  const { inUse, ever } = openWays(graph, input);
  const measures = measureArcs(graph, input);
  const stops = findStops(graph, input, ever);
  const calendar = new Calendar(graph, input, inUse);
  const stages = new StageTable(graph, input, inUse, stops, measures);
  return { inUse, measures, stops, calendar, stages };
}
