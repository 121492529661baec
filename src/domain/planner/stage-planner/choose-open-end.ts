import type { OpenOptions, PlannerOptions } from "../options/planner-options.ts";
import type { CompiledGraph } from "./graph/compiled-graph.ts";
import { costsToEnds, feasibleEnds } from "./search/choose-end.ts";
import { costsFromStarts } from "./search/choose-start.ts";
import { distanceAlongMain, endCandidates } from "./search/end-candidates.ts";
import { endsOf, explainRefusal } from "./refusal/explain-refusal.ts";
import { isFeasible, nearestDays, shortestMax } from "./search/nearest-possible.ts";
import type { PlanningFailure } from "./plan.ts";
import { placesLeadingTo } from "./graph/stops.ts";
import { suggestFixes } from "./refusal/suggested-fix.ts";
import { tolerance } from "./tolerance.ts";

/** A town where the walk may begin or end. */
export interface OpenEnd {
  readonly town: string;
  /** Walked kilometres between it and the other end, along main. */
  readonly km: number;
  /** Cost of the best plan plus that of beginning or ending there. */
  readonly cost: number;
}

/** Options with one end left open, for an exact number of days. */
export interface OpenQuestion {
  readonly open: "from" | "to";
  /** Slug of the other end. */
  readonly fixed: string;
  readonly days: number;
  /** The options with a given town at the open end. */
  readonly withEnd: (town: string) => PlannerOptions;
}

/** The open end and its question; null if both ends are given. */
export function openQuestionOf(input: OpenOptions): OpenQuestion | null {
  const { from, to, days } = input;
  if (days === null) return null;
  if (from === null && to !== null)
    return { open: "from", fixed: to, days, withEnd: (town) => ({ ...input, from: town, to }) };
  if (to === null && from !== null)
    return { open: "to", fixed: from, days, withEnd: (town) => ({ ...input, from, to: town }) };
  return null;
}

/** Every town that has a plan of the requested days as the open end, by cost; ties by distance, farthest first. */
export function chooseOpenEnd(graph: CompiledGraph, question: OpenQuestion): readonly OpenEnd[] {
  const { open, days, withEnd } = question;
  const candidates = candidatesFor(graph, question);
  const kmOf = new Map(candidates.map(({ place, km }) => [place, km]));
  const places = candidates.map(({ place }) => place);
  const choices =
    open === "from"
      ? costsFromStarts(graph, places, days, withEnd)
      : costsToEnds(graph, graph.townAt.get(question.fixed)!, places, days, withEnd);
  return choices
    .map(({ place, cost }) => ({ town: graph.waypoints[place]!.townSlug!, km: kmOf.get(place)!, cost }))
    .toSorted((a, b) =>
      Math.abs(a.cost - b.cost) > tolerance ? a.cost - b.cost : b.km - a.km || (a.town < b.town ? -1 : 1),
    );
}

/** Places that are connected with the other end, the farthest first. */
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

/**
 * Why no town will do: the nearest number of days for which one does. If none does for any number, the reasons of the
 * longest walk, and the number of days too, unless some town has a plan of it once these are met.
 */
export function refuseOpenEnd(graph: CompiledGraph, question: OpenQuestion): readonly PlanningFailure[] {
  const { open, days, withEnd } = question;
  const candidates = optionsOfEachEnd(graph, question);
  const daysFailure = refuseDays(graph, candidates, question);
  if (daysFailure) return [daysFailure];
  const none: PlanningFailure = { field: "days", code: open === "from" ? "no_start" : "no_end", facts: { days } };
  const [farthest] = candidates;
  const failures = farthest ? explainRefusal(graph, farthest) : [];
  const [fix] = farthest ? suggestFixes(failures, farthest, endsOf(graph, farthest)) : [];
  if (!fix) return [...failures, none];
  const { from: _from, to: _to, ...change } = fix.change;
  const changedQuestion: OpenQuestion = { ...question, withEnd: (town) => ({ ...withEnd(town), ...change }) };
  const others = spread(optionsOfEachEnd(graph, changedQuestion));
  const leads = feasibilityCheck(graph, open);
  if (others.some((options) => leads({ ...options, days }))) return failures;
  return [...failures, refuseDays(graph, others, question) ?? none];
}

/** Number of towns tried when other options have to change too. */
const maxTried = 12;

/** A sample of the options, from the first to the last. */
function spread(walks: readonly PlannerOptions[]): readonly PlannerOptions[] {
  const step = Math.max(1, (walks.length - 1) / (maxTried - 1));
  return Array.from({ length: Math.min(maxTried, walks.length) }, (_, at) => walks[Math.round(at * step)]!);
}

/** Options with each town that may be the open end, the farthest first, for any number of days. */
function optionsOfEachEnd(graph: CompiledGraph, question: OpenQuestion): readonly PlannerOptions[] {
  return candidatesFor(graph, question).map(({ place }) => ({
    ...question.withEnd(graph.waypoints[place]!.townSlug!),
    days: null,
  }));
}

/** The nearest number of days; null if there is no plan of any number. */
function refuseDays(
  graph: CompiledGraph,
  candidates: readonly PlannerOptions[],
  { open, days }: OpenQuestion,
): PlanningFailure | null {
  const leads = feasibilityCheck(graph, open);
  const longest = candidates.find(leads);
  if (!longest) return null;
  const distanceToDays = (facts: ReturnType<typeof nearestDays>) => Math.abs(Number(facts["possible"]) - days);
  const [nearest] = [longest, candidates.findLast(leads)!]
    .map((options) => nearestDays(graph, { ...options, days }))
    .toSorted((a, b) => distanceToDays(a) - distanceToDays(b));
  return { field: "days", code: "days", facts: { max: shortestMax(longest), measure: longest.measure, ...nearest } };
}

/** Whether options that differ only in the open end have a plan. */
function feasibilityCheck(graph: CompiledGraph, open: OpenQuestion["open"]): (options: PlannerOptions) => boolean {
  return open === "to" ? feasibleEnds(graph) : (options) => isFeasible(graph, options);
}
