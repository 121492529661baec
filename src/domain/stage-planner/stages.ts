import { arcsFrom, type ArcsInUse } from "./arcs-in-use.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { stopCost } from "./costs.ts";
import type { DayConditions } from "./day-conditions.ts";
import type { PlannerInput } from "./plan.ts";
import type { Stops } from "./stops.ts";
import { tolerance } from "./tolerance.ts";
import { type Reached, WalkSearch, type ArcMeasures } from "./walk.ts";

/** One possible stage: from a known start to a stop, by the path of least measure. */
export interface Stage {
  readonly to: number;
  readonly m: number;
  readonly km: number;
  readonly stopCost: number;
  readonly overMax: boolean;
  /** Whether it passes a must-stop without staying; no plan may hold such a stage. */
  readonly skipsMustStop: boolean;
}

/** A pinned end of day may lie this many times the longest day away. */
const pinnedReach = 3;

/** All stages under given conditions of the day, found start by start when first asked for. */
export class StageTable {
  readonly #graph: CompiledGraph;
  readonly #input: PlannerInput;
  readonly #inUse: ArcsInUse;
  readonly #stops: Stops;
  readonly #search: WalkSearch;
  readonly #found = new Map<DayConditions, (readonly Stage[] | undefined)[]>();

  constructor(graph: CompiledGraph, input: PlannerInput, inUse: ArcsInUse, stops: Stops, measures: ArcMeasures) {
    this.#graph = graph;
    this.#input = input;
    this.#inUse = inUse;
    this.#stops = stops;
    this.#search = new WalkSearch(graph, measures);
  }

  /** Every stage that may be walked from `start`. */
  from(start: number, day: DayConditions): readonly Stage[] {
    let table = this.#found.get(day);
    if (!table) this.#found.set(day, (table = []));
    return (table[start] ??= this.#find(start, day));
  }

  /** The stage from `start` to a stop fixed by hand: any bed, up to three times the longest day. */
  pinned(start: number, to: number, day: DayConditions): Stage | null {
    const reached = this.#reach(start, day, this.#input.max * pinnedReach).find((place) => place.waypoint === to);
    return reached ? this.#stage(start, reached, day, reached.m > this.#input.max + tolerance) : null;
  }

  /** Arc positions of the paths from `start` to stops that lie within `limit`, in their order. */
  paths(start: number, stops: readonly number[], limit: number, day: DayConditions): number[][] {
    this.#reach(start, day, limit);
    return stops.map((stop) => this.#search.pathTo(stop));
  }

  /** Whether a place is a stop that may end a day under these conditions. */
  isAdmissible(place: number, day: DayConditions): boolean {
    return this.#stops.isCandidate[place] === 1 && (this.#stops.needsNoBed[place] === 1 || day.houses[place]! > 0);
  }

  /** Measure and distance from `start` to each place within `limit`. */
  reach(start: number, day: DayConditions, limit: number): readonly Reached[] {
    return this.#reach(start, day, limit);
  }

  #find(start: number, day: DayConditions): Stage[] {
    const { max } = this.#input;
    const within = this.#admissible(this.#reach(start, day, max), day);
    const overMax = within.length === 0;
    const ends = overMax ? nearest(this.#admissible(this.#reach(start, day, 2 * max), day)) : within;
    return ends.map((place) => this.#stage(start, place, day, overMax));
  }

  #reach(start: number, day: DayConditions, limit: number): Reached[] {
    const arcs = arcsFrom(start, day.arcs, this.#inUse, day.closed);
    return this.#search.reach(start, arcs, this.#stops.reachesEnd, limit);
  }

  #admissible(places: readonly Reached[], day: DayConditions): Reached[] {
    return places.filter((place) => this.isAdmissible(place.waypoint, day));
  }

  #keepsMustStops(start: number, to: number): boolean {
    const { mustAhead, isMust } = this.#stops;
    return mustAhead[to]! + isMust[to]! === mustAhead[start]!;
  }

  #stage(start: number, place: Reached, day: DayConditions, overMax: boolean): Stage {
    const { waypoint, m, km } = place;
    const cost =
      waypoint === this.#stops.to
        ? 0
        : stopCost(this.#graph.waypoints[waypoint]!, day.houses[waypoint]!, this.#stops.isFavourite[waypoint] === 1);
    return {
      to: waypoint,
      m,
      km,
      stopCost: cost,
      overMax,
      skipsMustStop: !this.#keepsMustStops(start, waypoint),
    };
  }
}

/** The nearest of places in order of their measure, with those equally near. */
function nearest(places: readonly Reached[]): Reached[] {
  return places.filter((place) => place.m <= places[0]!.m + tolerance);
}
