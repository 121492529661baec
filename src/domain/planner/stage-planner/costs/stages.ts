import { arcsFrom, type ArcsInUse } from "#domain/planner/stage-planner/graph/arcs-in-use.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import type { DayArcs, DayConditions } from "./day-conditions.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { Stops } from "#domain/planner/stage-planner/graph/stops.ts";
import { tolerance } from "../tolerance.ts";
import {
  type ArcMeasures,
  type ReachedPlace,
  type StageMeasures,
  WalkSearch,
} from "#domain/planner/stage-planner/graph/walk.ts";

/** One possible stage: from a known start to a stop, by the path of least measure. */
export interface Stage {
  readonly to: number;
  readonly m: number;
  readonly km: number;
  readonly overMax: boolean;
  readonly way: ReachedPlace;
}

/** A pinned stage may be this many times the longest day. */
const pinnedReach = 3;

interface Search {
  readonly limit: number;
  readonly places: readonly ReachedPlace[];
}

/** The stages that may be walked, computed per start on demand. */
export class StageTable {
  readonly #input: PlannerOptions;
  readonly #inUse: ArcsInUse;
  readonly #stops: Stops;
  readonly #search: WalkSearch;
  readonly #searches = new Map<DayArcs, (Search | undefined)[]>();

  constructor(graph: CompiledGraph, input: PlannerOptions, inUse: ArcsInUse, stops: Stops, measures: ArcMeasures) {
    this.#input = input;
    this.#inUse = inUse;
    this.#stops = stops;
    this.#search = new WalkSearch(graph, measures);
  }

  /** Every stage that may be walked from `start`, including those that pass a must-stop. */
  from(start: number, day: DayConditions): readonly Stage[] {
    const within = this.reach(start, day.arcs, this.#input.max).filter(
      (place) => this.isAdmissible(place.waypoint, day) && this.isWithin(place, 1),
    );
    return (within.length > 0 ? within : this.nearestBeyond(start, day)).map((way) => this.#stage(way));
  }

  /** The stops to which a stage over the limit may lead if none lies within it: the nearest ones. */
  nearestBeyond(start: number, day: DayConditions): readonly ReachedPlace[] {
    const places = this.reach(start, day.arcs, 2 * this.#input.max).filter((place) => this.isWithin(place, 2));
    const nearest = places.find(({ waypoint }) => this.isAdmissible(waypoint, day));
    if (!nearest) return [];
    return places.filter(({ waypoint, m }) => m <= nearest.m + tolerance && this.isAdmissible(waypoint, day));
  }

  /** The stage from `start` to a given stop: an ordinary one, or up to three times the longest day. */
  between(start: number, to: number, day: DayConditions): Stage | null {
    for (let times = 1; times <= pinnedReach; times++) {
      const places = this.reach(start, day.arcs, times * this.#input.max);
      const way = places.find((place) => place.waypoint === to);
      if (way) return this.isWithin(way, pinnedReach) ? this.#stage(way) : null;
    }
    return null;
  }

  /** Whether a path is at most `times` the longest day of each walker. */
  isWithin({ m, others }: StageMeasures, times: number): boolean {
    const { max, walkers } = this.#input;
    return m <= times * max + tolerance && walkers.every((walker, at) => others[at]! <= times * walker.max + tolerance);
  }

  /** Whether a place is a stop that may end a day under these conditions. */
  isAdmissible(place: number, day: DayConditions): boolean {
    return this.#stops.isCandidate[place] === 1 && (this.#stops.needsNoBed[place] === 1 || day.houses[place]! > 0);
  }

  /** Whether a stage passes no must-stop; no plan may contain one that does. */
  keepsMustStops(start: number, to: number): boolean {
    const { mustAhead, isMust } = this.#stops;
    return mustAhead[to]! + isMust[to]! === mustAhead[start]!;
  }

  /** The places within `limit` of `start`, by measure. */
  reach(start: number, day: DayArcs, limit: number): readonly ReachedPlace[] {
    let searches = this.#searches.get(day);
    if (!searches) this.#searches.set(day, (searches = []));
    let search = searches[start];
    if (!search || search.limit < limit) {
      const arcs = arcsFrom(start, day.inUse, this.#inUse, day.closed);
      search = { limit, places: this.#search.reach(start, arcs, this.#stops.reachesEnd, limit) };
      searches[start] = search;
    }
    return search.limit === limit ? search.places : search.places.filter(({ m }) => m <= limit + tolerance);
  }

  #stage(way: ReachedPlace): Stage {
    return { to: way.waypoint, m: way.m, km: way.km, overMax: !this.isWithin(way, 1), way };
  }
}
