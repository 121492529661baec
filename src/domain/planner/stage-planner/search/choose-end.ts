import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { PricedPlace } from "./choose-start.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { nightCost, openEndCost } from "#domain/planner/stage-planner/costs/costs.ts";
import { stepForward } from "./forward-step.ts";
import { Layer, LayerDraft } from "./layer.ts";
import { isFeasible } from "./nearest-possible.ts";
import { PlanningProblem } from "./problem.ts";
import { type SharedDays, SharedEnds } from "./shared-ends.ts";
import { measureArcs, WalkSearch } from "#domain/planner/stage-planner/graph/walk.ts";

/** A search for plans to an end, possibly shared, and which days of it apply. */
interface EndSearch {
  readonly problem: PlanningProblem;
  readonly shared: SharedEnds;
  readonly days: SharedDays;
}

/**
 * The places that a plan of exactly so many days can end at, each with its cost. Ends with the same days before the
 * last one share a search.
 *
 * @param candidates places of main, the farthest from the start first
 * @param optionsTo options for a walk that ends at a town
 */
export function costsToEnds(
  graph: CompiledGraph,
  from: number,
  candidates: readonly number[],
  days: number,
  optionsTo: (town: string) => PlannerOptions,
): PricedPlace[] {
  const townOf = (place: number) => graph.waypoints[place]!.townSlug!;
  const isNear = placesWithin(graph, from, days, optionsTo(townOf(from)));
  const searchFor = endSearches(graph);
  return candidates.flatMap((place) => {
    const search = isNear.has(place) ? searchFor(optionsTo(townOf(place))) : null;
    if (!search) return [];
    const { context } = search.problem;
    const cost = costOfDays(search, days) + openEndCost(context, place, context.calendar.on(days));
    return cost < Infinity ? [{ place, cost }] : [];
  });
}

/** Whether options have a plan; successive options share searches. */
export function feasibleEnds(graph: CompiledGraph): (options: PlannerOptions) => boolean {
  const searchFor = endSearches(graph);
  return (options) => {
    const search = searchFor(options);
    if (!search) return false;
    const isShared = search.shared.problem !== search.problem;
    // Any plan will do.
    return isShared && search.days === "all" ? isArrivedAt(search) : isFeasible(graph, options);
  };
}

/** Number of searches that an end is compared with, most recently useful first. */
const maxComparedEnds = 3;

/**
 * Finds for options that differ only in their end a search that covers their days; null if the end cannot be reached.
 */
function endSearches(graph: CompiledGraph): (options: PlannerOptions) => EndSearch | null {
  const searches: SharedEnds[] = [];
  return (options) => {
    const problem = new PlanningProblem(graph, options);
    const { stops } = problem.context;
    if (!stops.reachesEnd[stops.from] || !problem.mustStopsLieAhead) return null;
    for (const [index, shared] of searches.slice(0, maxComparedEnds).entries()) {
      const days = shared.sharedWith(problem);
      if (!days) continue;
      searches.splice(index, 1);
      searches.unshift(shared);
      return { problem, shared, days };
    }
    const shared = new SharedEnds(problem);
    searches.unshift(shared);
    return { problem, shared, days: "all" };
  };
}

/** Number of the end in the search's line. */
const endIn = ({ problem, shared }: EndSearch): number =>
  shared.problem.context.line.numberOf[problem.context.stops.to]!;

function isArrivedAt(search: EndSearch): boolean {
  return search.shared.arrivals[endIn(search)] === 1;
}

/** Places within reach in that many days: a pinned stage is at most three times the longest day. */
function placesWithin(graph: CompiledGraph, from: number, days: number, options: PlannerOptions): ReadonlySet<number> {
  const every = (size: number) => new Uint8Array(size).fill(1);
  const near = new WalkSearch(graph, measureArcs(graph, options)).reach(
    from,
    every(graph.arcs.length),
    every(graph.waypoints.length),
    days * 3 * options.max,
  );
  return new Set(near.map(({ waypoint }) => waypoint));
}

/** The least cost of reaching the end on the last day; no night follows. */
function costOfDays(search: EndSearch, days: number): number {
  const { problem, shared } = search;
  if (search.days === "before-last") return costOfLastDay(problem, shared, days);
  if (!isArrivedAt(search)) return Infinity;
  const layer = shared.forward.layer(days);
  const { stops, calendar } = problem.context;
  const phasesAfterWalk = shared.problem.phases.filter(({ sinceRest }) => sinceRest > 0);
  const cost = Math.min(...phasesAfterWalk.map(({ index }) => layer.at(index, endIn(search))));
  return cost - nightCost(shared.problem.context, stops.to, calendar.on(days));
}

/** The least cost of being at the end after the last day, from the evening before it. */
function costOfLastDay(problem: PlanningProblem, shared: SharedEnds, days: number): number {
  const { line } = problem.context;
  const { line: contextLine } = shared.problem.context;
  if (days < problem.lastPin || !line.place.some((place) => shared.evening[contextLine.numberOf[place]!]))
    return Infinity;
  const before = shared.forward.layer(days - 1);
  const draft = new LayerDraft(problem.phases.length, line.size);
  line.place.forEach((place, stop) => {
    if (contextLine.numberOf[place]! < 0 || stop === problem.to) return;
    for (const { index } of problem.phases) draft.lower(index, stop, before.at(index, contextLine.numberOf[place]!));
  });
  const last = new LayerDraft(problem.phases.length, line.size);
  stepForward(problem, new Layer(draft), days, last);
  return new Layer(last).leastAt(problem.to);
}
