import { addDays, isStartDate } from "#domain/calendar/iso-date.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import type { DayConditions } from "#domain/planner/stage-planner/costs/day-conditions.ts";
import { maxPlanLength } from "./forward.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { PlanningProblem } from "./problem.ts";
import { ReachSearch } from "./reach-search.ts";

/** A search for what a plan can reach; without easing in, which affects only costs. */
function reachOf(graph: CompiledGraph, input: PlannerOptions): { problem: PlanningProblem; reach: ReachSearch } {
  const problem = new PlanningProblem(graph, { ...input, easeInDays: 0 });
  return { problem, reach: new ReachSearch(problem) };
}

/** Whether any plan meets the options. */
export function isFeasible(graph: CompiledGraph, input: PlannerOptions): boolean {
  const { problem, reach } = reachOf(graph, input);
  const fewest = Math.max(1, input.days ?? 0, problem.lastPin);
  while (reach.days < (input.days ?? maxPlanLength)) {
    if (!reach.isUnderWay) return false;
    reach.next();
    if (reach.days >= fewest && reach.isComplete) return true;
  }
  return false;
}

/**
 * The requested number of days, the nearest possible one, and its `bound`: the fewest or the most days, the most
 * without rests, or merely the nearest.
 */
export function nearestDays(graph: CompiledGraph, input: PlannerOptions): Record<string, string | number> {
  const requestedDays = input.days!;
  const { problem, reach } = reachOf(graph, { ...input, days: null });
  const feasible: number[] = [];
  while (reach.days < maxPlanLength && reach.isUnderWay) {
    reach.next();
    // A pinned day has to be walked.
    if (reach.isComplete && reach.days >= problem.lastPin) feasible.push(reach.days);
  }
  const nearest = feasible.reduce(
    (best, days) => (Math.abs(days - requestedDays) < Math.abs(best - requestedDays) ? days : best),
    feasible[0]!,
  );
  const isBound = nearest === (nearest > requestedDays ? feasible[0] : feasible.at(-1));
  const most = input.restEvery ? "most" : "most_without_rests";
  const bound = !isBound ? "nearest" : nearest > requestedDays ? "fewest" : most;
  return { days: requestedDays, possible: nearest, bound };
}

/** Options in which everybody's longest day is at least `max`. */
export function longerDays(
  { max: own, walkers }: PlannerOptions,
  max: number,
): Pick<PlannerOptions, "max" | "walkers"> {
  return {
    max: Math.max(own, max),
    walkers: walkers.map((walker) => ({ ...walker, max: Math.max(walker.max, max) })),
  };
}

/** The longest day that everybody can walk. */
export const shortestMax = ({ max, walkers }: PlannerOptions): number =>
  Math.min(max, ...walkers.map((walker) => walker.max));

/** The shortest longest day, to a quarter of an hour or half a kilometre, with which there is a plan. */
export function leastMax(graph: CompiledGraph, input: PlannerOptions): number {
  const step = input.measure === "hours" ? 0.25 : 0.5;
  let low = Math.floor(shortestMax(input) / step);
  let high = Math.ceil((input.measure === "hours" ? 24 : 100) / step);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFeasible(graph, { ...input, ...longerDays(input, middle * step) })) high = middle;
    else low = middle;
  }
  return high * step;
}

/**
 * The last place at which a plan gets stuck because no bed lies within twice the longest day, and the distance to the
 * next one.
 */
export function bedGap(graph: CompiledGraph, input: PlannerOptions): Record<string, string | number> {
  const { problem, reach } = reachOf(graph, { ...input, days: null });
  const { line, stages, calendar, stops } = problem.context;
  const stuckOn = new Map<DayConditions, readonly number[]>();
  let last = stops.from;
  for (; reach.days <= maxPlanLength; reach.next()) {
    const conditions = calendar.on(reach.days + 1);
    const stuck =
      stuckOn.get(conditions) ??
      line.place.filter((place) => stages.from(place, conditions).length === 0).toSorted((a, b) => a - b);
    stuckOn.set(conditions, stuck);
    last = stuck.findLast((place) => reach.isAt(line.numberOf[place]!)) ?? last;
    if (!reach.isUnderWay) break;
  }
  const day = calendar.on(1);
  const next = stages
    .reach(last, day.arcs, Number.POSITIVE_INFINITY)
    .find((place) => stages.isAdmissible(place.waypoint, day));
  return { after: graph.waypoints[last]!.townSlug ?? "", km: next?.km ?? 0 };
}

/** Closures and seasons repeat every year. */
const weeksAYear = 52;

/**
 * The nearest dates before and after the requested one on which a walk may begin, within a year: searched for week by
 * week and then day by day, so an opportunity of less than a week may be missed.
 */
export function nearestStarts(graph: CompiledGraph, input: PlannerOptions): { earlier?: string; later?: string } {
  const start = input.startDate!;
  const isPossible = (days: number): boolean => {
    const startDate = addDays(start, days);
    return isStartDate(startDate) && isFeasible(graph, { ...input, startDate });
  };
  const nearest = (direction: 1 | -1): string | undefined => {
    for (let week = 1; week <= weeksAYear; week++) {
      if (!isPossible(7 * week * direction)) continue;
      const rest = [6, 5, 4, 3, 2, 1].map((short) => (7 * week - short) * direction);
      return addDays(start, rest.find(isPossible) ?? 7 * week * direction);
    }
    return undefined;
  };
  const [earlier, later] = [nearest(-1), nearest(1)];
  return { ...(earlier !== undefined && { earlier }), ...(later !== undefined && { later }) };
}
