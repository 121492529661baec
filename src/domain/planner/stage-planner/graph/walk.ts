import { type Pace, walkingHours } from "#domain/walking-time/walking-time.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { tolerance } from "../tolerance.ts";

/** Length of each arc: in hours, in kilometres, and in the measure of the options. */
export interface ArcMeasures {
  readonly hours: Float64Array;
  readonly km: Float64Array;
  readonly measure: Float64Array;
  /** The measure for each of the further walkers. */
  readonly others: readonly Float64Array[];
  /** Hours of each of them, whatever the measure. */
  readonly hoursOfOthers: readonly Float64Array[];
}

/** Measures of every arc; arcs that are not walked count 0. */
export function measureArcs(
  graph: CompiledGraph,
  { pace, measure, walkers }: Pick<PlannerOptions, "pace" | "measure" | "walkers">,
): ArcMeasures {
  const { hours, km } = measureFor(graph, pace);
  const hoursOfOthers = walkers.map((walker) => measureFor(graph, walker.pace).hours);
  const others = measure === "hours" ? hoursOfOthers : walkers.map(() => km);
  return { hours, km, measure: measure === "hours" ? hours : km, others, hoursOfOthers };
}

function measureFor(graph: CompiledGraph, pace: Pace): Pick<ArcMeasures, "hours" | "km"> {
  const hours = new Float64Array(graph.arcs.length);
  const km = new Float64Array(graph.arcs.length);
  graph.arcs.forEach((arc, position) => {
    if (arc.mode !== "walk") return;
    km[position] = arc.distanceM / 1000;
    hours[position] = walkingHours(arc.distanceM / 1000, arc.ascentM ?? 0, arc.descentM ?? 0, pace);
  });
  return { hours, km };
}

/** Length of the path to a place: for the first walker, who determines the path, and for each of the others. */
export interface StageMeasures {
  readonly m: number;
  readonly others: readonly number[];
}

const noOtherWalkers: readonly number[] = [];

/** A place reached from a day's start by the path of least measure. */
export interface ReachedPlace extends StageMeasures {
  readonly waypoint: number;
  readonly km: number;
  /** Position of the last arc of the path, and the place at which that arc begins, null at the day's start. */
  readonly arc: number;
  readonly before: ReachedPlace | null;
}

/** Arc positions of the path to a place, in their order. */
export function pathTo(place: ReachedPlace): number[] {
  const path: number[] = [];
  for (let at: ReachedPlace | null = place; at; at = at.before) path.push(at.arc);
  return path.reverse();
}

/**
 * Dijkstra's algorithm from one waypoint over the allowed arcs, up to an inclusive limit. The open list is scanned
 * linearly: along a pilgrim route it has a handful of places. Ties: fewer kilometres, then the arc with the lower id,
 * so that the result does not depend on the order of the data.
 */
export class WalkSearch {
  readonly #graph: CompiledGraph;
  readonly #measures: ArcMeasures;
  readonly #distance: Float64Array;
  readonly #km: Float64Array;
  readonly #arrivedBy: Int32Array;
  readonly #state: Uint8Array;
  #touched: number[] = [];
  readonly #reached: (ReachedPlace | undefined)[] = [];

  constructor(graph: CompiledGraph, measures: ArcMeasures) {
    this.#graph = graph;
    this.#measures = measures;
    this.#distance = new Float64Array(graph.waypoints.length);
    this.#km = new Float64Array(graph.waypoints.length);
    this.#arrivedBy = new Int32Array(graph.waypoints.length);
    this.#state = new Uint8Array(graph.waypoints.length);
  }

  /** Places within `limit` by measure, without the start itself. */
  reach(start: number, allowed: Uint8Array, targets: Uint8Array, limit: number): ReachedPlace[] {
    this.#begin(start);
    const open = [start];
    const reached: ReachedPlace[] = [];
    while (open.length > 0) {
      const place = this.#popNearest(open);
      if (place !== start) reached.push(this.#note(place));
      for (const arc of this.#graph.leaving[place]!) {
        const next = this.#graph.arcTo[arc]!;
        if (allowed[arc] && targets[next]) this.#relax(place, arc, next, limit, open);
      }
    }
    return reached;
  }

  #note(place: number): ReachedPlace {
    const arc = this.#arrivedBy[place]!;
    const before = this.#reached[this.#graph.arcFrom[arc]!] ?? null;
    const { others } = this.#measures;
    return (this.#reached[place] = {
      waypoint: place,
      m: this.#distance[place]!,
      others:
        others.length === 0 ? noOtherWalkers : others.map((of, walker) => (before?.others[walker] ?? 0) + of[arc]!),
      km: this.#km[place]!,
      arc,
      before,
    });
  }

  #begin(start: number): void {
    for (const place of this.#touched) this.#state[place] = 0;
    this.#touched = [start];
    this.#reached[start] = undefined;
    this.#state[start] = 1;
    this.#distance[start] = 0;
    this.#km[start] = 0;
    this.#arrivedBy[start] = -1;
  }

  #popNearest(open: number[]): number {
    let best = 0;
    for (let i = 1; i < open.length; i++) {
      if (this.#distance[open[i]!]! < this.#distance[open[best]!]!) best = i;
    }
    const place = open[best]!;
    open[best] = open[open.length - 1]!;
    open.pop();
    this.#state[place] = 2;
    return place;
  }

  #relax(place: number, arc: number, next: number, limit: number, open: number[]): void {
    if (this.#state[next] === 2) return;
    const m = this.#distance[place]! + this.#measures.measure[arc]!;
    if (m > limit + tolerance) return;
    const km = this.#km[place]! + this.#measures.km[arc]!;
    if (this.#state[next] === 1 && !this.#isBetter(next, m, km, arc)) return;
    if (this.#state[next] === 0) {
      this.#state[next] = 1;
      this.#touched.push(next);
      open.push(next);
    }
    this.#distance[next] = m;
    this.#km[next] = km;
    this.#arrivedBy[next] = arc;
  }

  #isBetter(next: number, m: number, km: number, arc: number): boolean {
    const knownM = this.#distance[next]!;
    if (Math.abs(m - knownM) > tolerance) return m < knownM;
    const knownKm = this.#km[next]!;
    if (Math.abs(km - knownKm) > tolerance) return km < knownKm;
    return arc < this.#arrivedBy[next]!;
  }
}
