import type { OpenOptions, PlannerOptions } from "../planner-options/planner-options.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { costsFromStarts, type EndChoice } from "./choose-start.ts";
import { openEndCost } from "./costs.ts";
import { distanceAlongMain, endCandidates } from "./end-candidates.ts";
import { ForwardSearch } from "./forward.ts";
import { isFeasible, nearestDays, shortestMax } from "./nearest-possible.ts";
import type { PlanningFailure } from "./plan.ts";
import { PlanningProblem } from "./problem.ts";
import { placesLeadingTo } from "./stops.ts";
import { tolerance } from "./tolerance.ts";
import { measureArcs, WalkSearch } from "./walk.ts";

/** A town where the walk may begin or end. */
export interface OpenEnd {
  readonly town: string;
  /** Walked kilometres between it and the other end, along main. */
  readonly km: number;
  /** Of the best plan, with what it costs to begin or end there. */
  readonly cost: number;
}

/** Options of which one end is left to the planner, for an exact number of days. */
export interface OpenQuestion {
  readonly open: "from" | "to";
  /** Slug of the other end. */
  readonly fixed: string;
  readonly days: number;
  /** The options with a town at the open end. */
  readonly withEnd: (town: string) => PlannerOptions;
}

/** What is left to the planner; null where nothing is. */
export function openQuestionOf(input: OpenOptions): OpenQuestion | null {
  const { from, to, days } = input;
  if (days === null) return null;
  if (from === null && to !== null)
    return { open: "from", fixed: to, days, withEnd: (town) => ({ ...input, from: town, to }) };
  if (to === null && from !== null)
    return { open: "to", fixed: from, days, withEnd: (town) => ({ ...input, from, to: town }) };
  return null;
}

/** Every town that may be the open end with a plan of the days asked for, by cost; among equals the farthest first. */
export function chooseOpenEnd(graph: CompiledGraph, question: OpenQuestion): readonly OpenEnd[] {
  const { open, days, withEnd } = question;
  const candidates = candidatesFor(graph, question);
  const kmOf = new Map(candidates.map(({ place, km }) => [place, km]));
  const places = candidates.map(({ place }) => place);
  const choices =
    open === "from" ? costsFromStarts(graph, places, days, withEnd) : costsToEnds(graph, places, question);
  return choices
    .map(({ place, cost }) => ({ town: graph.waypoints[place]!.townSlug!, km: kmOf.get(place)!, cost }))
    .toSorted((a, b) =>
      Math.abs(a.cost - b.cost) > tolerance ? a.cost - b.cost : b.km - a.km || (a.town < b.town ? -1 : 1),
    );
}

/** Places that a way connects with the other end, the farthest first. */
function candidatesFor(graph: CompiledGraph, { open, fixed }: OpenQuestion): { place: number; km: number }[] {
  const end = graph.townAt.get(fixed)!;
  const distance = distanceAlongMain(graph);
  const every = new Uint8Array(graph.arcs.length).fill(1);
  const leadsToEnd = open === "from" ? placesLeadingTo(graph, end, every) : null;
  return endCandidates(graph, end)
    .filter((place) => (leadsToEnd ? leadsToEnd[place] : placesLeadingTo(graph, place, every)[end]))
    .map((place) => ({ place, km: open === "from" ? distance(place, end) : distance(end, place) }))
    .toSorted((a, b) => b.km - a.km);
}

/** Each end has ways, stops and days over the limit of its own, so that each is searched for by itself. */
function costsToEnds(
  graph: CompiledGraph,
  places: readonly number[],
  { fixed, days, withEnd }: OpenQuestion,
): EndChoice[] {
  const from = graph.townAt.get(fixed)!;
  const any = withEnd(fixed);
  const every = (size: number) => new Uint8Array(size).fill(1);
  const farthest = days * 3 * any.max;
  const near = new WalkSearch(graph, measureArcs(graph, any))
    .reach(from, every(graph.arcs.length), every(graph.waypoints.length), farthest)
    .map(({ waypoint }) => waypoint);
  const isNear = new Set(near);
  return places.flatMap((place) => {
    if (!isNear.has(place)) return [];
    const problem = new PlanningProblem(graph, withEnd(graph.waypoints[place]!.townSlug!));
    const found = new ForwardSearch(problem).costOfDays(days);
    const cost = found + openEndCost(problem.context, place, problem.context.calendar.on(days));
    return cost < Infinity ? [{ place, cost }] : [];
  });
}

/** Why no town will do: the nearest number of days for which one does, else what stands in the way from the farthest. */
export function refuseOpenEnd(graph: CompiledGraph, question: OpenQuestion): PlanningFailure {
  const { open, days, withEnd } = question;
  const candidates = candidatesFor(graph, question).map(({ place }) => withEnd(graph.waypoints[place]!.townSlug!));
  const leads = (options: PlannerOptions) => isFeasible(graph, { ...options, days: null });
  const nearest = [candidates.find(leads), candidates.findLast(leads)]
    .flatMap((options) => (options ? [nearestDays(graph, options)] : []))
    .toSorted((a, b) => Math.abs(Number(a["possible"]) - days) - Math.abs(Number(b["possible"]) - days))[0];
  if (!nearest) return { field: "days", code: open === "from" ? "no_start" : "no_end", facts: { days } };
  const [farthest] = candidates;
  return {
    field: "days",
    code: "days",
    facts: { max: shortestMax(farthest!), measure: farthest!.measure, ...nearest },
  };
}
