import type { PlannerOptions } from "../planner-options/planner-options.ts";
import type { EndChoice } from "./choose-start.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { openEndCost } from "./costs.ts";
import type { DayConditions } from "./day-conditions.ts";
import { ForwardSearch } from "./forward.ts";
import { stepForward } from "./forward-step.ts";
import { Layer, LayerDraft } from "./layer.ts";
import { isFeasible } from "./nearest-possible.ts";
import { PlanningProblem } from "./problem.ts";
import { measureArcs, WalkSearch } from "./walk.ts";

/** A search on whose days others end. */
interface SharedSearch {
  readonly problem: PlanningProblem;
  readonly forward: ForwardSearch;
}

/**
 * The places to which a plan of exactly so many days leads, each with its cost. Ends that have the same days before the
 * last one share a search; the last day is each one's own.
 *
 * @param candidates places of main, the farthest from the start first
 * @param optionsTo options but for where the walk ends
 */
export function costsToEnds(
  graph: CompiledGraph,
  from: number,
  candidates: readonly number[],
  days: number,
  optionsTo: (town: string) => PlannerOptions,
): EndChoice[] {
  const townOf = (place: number) => graph.waypoints[place]!.townSlug!;
  const isNear = placesWithin(graph, from, days, optionsTo(townOf(from)));
  const shared: SharedSearch[] = [];
  return candidates.flatMap((place) => {
    if (!isNear.has(place)) return [];
    const options = optionsTo(townOf(place));
    const problem = new PlanningProblem(graph, options);
    const { stops, calendar } = problem.context;
    if (!stops.reachesEnd[from] || !problem.mustStopsLieAhead) return [];
    let search = shared.find((one) => hasSameDays(one.problem, problem, days));
    if (!search) {
      // Whether there is a plan at all takes a fraction of the time that costs take.
      if (!isFeasible(graph, options)) return [];
      shared.push((search = { problem, forward: new ForwardSearch(problem) }));
    }
    const cost = costOfLastDay(search, problem, days) + openEndCost(problem.context, place, calendar.on(days));
    return cost < Infinity ? [{ place, cost }] : [];
  });
}

/** Places that nobody is too slow for: a stage that is pinned is at most three times as long as the longest day. */
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

/**
 * Whether all evenings but the last cost the same in plans to a nearer end as in those to another: the same ways lead to
 * it, and days before it end at the same stops. A stage over the limit leads only where no stop lies within it, so that a
 * stop more or less may matter: it does not where a stop lies within the limit of every other one, nor where no way leads
 * past the end and it is a stop as it is the end, or the only way.
 */
function hasSameDays(farther: PlanningProblem, nearer: PlanningProblem, days: number): boolean {
  const { stops } = nearer.context;
  if (!farther.context.stops.reachesEnd[stops.to]) return false;
  const ways = compareWays(farther, nearer);
  if (!ways) return false;
  if (ways.onlyOne) return true;
  const { stages, calendar } = farther.context;
  const isStop = daysOfEachKind(farther, days).every((day) => stages.isAdmissible(stops.to, calendar.on(day)));
  if (!isStop || ways.nonePast) return isStop;
  const kinds = daysOfEachKind(nearer, days);
  return kinds.length <= fewKinds && kinds.every((day) => hasStopsWithinLimit(nearer, day));
}

/** Each kind of day has stages of its own, which are looked for: of more kinds that takes longer than a search. */
const fewKinds = 20;

/** One calendar day of each kind of conditions that so many days have. */
function daysOfEachKind({ context }: PlanningProblem, days: number): readonly number[] {
  const seen = new Map<DayConditions, number>();
  for (let day = 1; day <= days; day++) seen.set(context.calendar.on(day), day);
  return [...seen.values()];
}

/** How the ways lead to the nearer end; null where they are others than those to the farther one. */
function compareWays(
  { context: other }: PlanningProblem,
  { context }: PlanningProblem,
): { onlyOne: boolean; nonePast: boolean } | null {
  const { graph, stops, inUse, ever } = context;
  let [nonePast, mostWays] = [true, 0];
  const seen = new Set([stops.from]);
  for (const place of seen) {
    if (place === stops.to) continue;
    let ways = 0;
    for (const arc of graph.leaving[place]!) {
      if (inUse.always[arc] !== other.inUse.always[arc] || ever[arc] !== other.ever[arc]) return null;
      if (!ever[arc]) continue;
      ways += 1;
      const next = graph.arcTo[arc]!;
      if (stops.reachesEnd[next]) seen.add(next);
      else nonePast = false;
    }
    mostWays = Math.max(mostWays, ways);
  }
  return { onlyOne: nonePast && mostWays < 2, nonePast };
}

/** Whether within the longest day of every stop lies another one. */
function hasStopsWithinLimit(problem: PlanningProblem, day: number): boolean {
  const { line, stages, stops, calendar } = problem.context;
  const { bands } = problem.openStagesOn(day);
  const conditions = calendar.on(day);
  return line.place.every(
    (place, stop) => place === stops.to || bands?.within[stop]!.some((end) => stages.isAdmissible(end, conditions)),
  );
}

/** The least cost to be at the end after the last day, from the evening before it. */
function costOfLastDay({ problem: shared, forward }: SharedSearch, problem: PlanningProblem, days: number): number {
  const { line } = problem.context;
  const before = forward.layer(days - 1);
  const draft = new LayerDraft(problem.phases.length, line.size);
  line.place.forEach((place, stop) => {
    const known = shared.context.line.numberOf[place]!;
    if (known < 0 || stop === problem.to) return;
    for (const { index } of problem.phases) draft.lower(index, stop, before.at(index, known));
  });
  const last = new LayerDraft(problem.phases.length, line.size);
  stepForward(problem, new Layer(draft), days, last);
  return new Layer(last).leastAt(problem.to);
}
