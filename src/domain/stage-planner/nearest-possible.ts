import type { CompiledGraph } from "./compiled-graph.ts";
import { ForwardSearch, longestPlan } from "./forward.ts";
import type { PlannerInput } from "./plan.ts";
import { PlanningProblem } from "./problem.ts";

/** Whether any plan meets the wish: the first that is found will do. */
export function isFeasible(graph: CompiledGraph, input: PlannerInput): boolean {
  const forward = new ForwardSearch(new PlanningProblem(graph, input));
  if (input.days !== null) return forward.costOfDays(input.days) < Infinity;
  const fewest = Math.max(1, ...input.pins.map((pin) => pin.day));
  for (let days = fewest; days <= longestPlan; days++) {
    if (forward.costOfDays(days) < Infinity) return true;
    if (forward.leastAt(days) === Infinity) return false;
  }
  return false;
}

/** The number of days asked for, and the nearest that is possible, with whether that is the fewest or the most. */
export function nearestDays(graph: CompiledGraph, input: PlannerInput): Record<string, string | number> {
  const wanted = input.days!;
  const forward = new ForwardSearch(new PlanningProblem(graph, { ...input, days: null }));
  const feasible: number[] = [];
  for (let days = 1; days <= longestPlan && forward.layer(days).some((cost) => cost < Infinity); days++) {
    if (forward.costOfDays(days) < Infinity) feasible.push(days);
  }
  const nearest = feasible.reduce(
    (best, days) => (Math.abs(days - wanted) < Math.abs(best - wanted) ? days : best),
    feasible[0]!,
  );
  const bound = nearest === feasible[0] ? "fewest" : nearest === feasible.at(-1) ? "most" : "nearest";
  return { days: wanted, possible: nearest, bound };
}

/** The shortest longest day, to a quarter of an hour or half a kilometre, with which a plan exists. */
export function leastMax(graph: CompiledGraph, input: PlannerInput): number {
  const step = input.measure === "hours" ? 0.25 : 0.5;
  let low = Math.floor(input.max / step);
  let high = Math.ceil((input.measure === "hours" ? 24 : 100) / step);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFeasible(graph, { ...input, max: middle * step })) high = middle;
    else low = middle;
  }
  return high * step;
}

/** The first place on the way from which no bed lies within twice the longest day, and how far the next one is. */
export function bedGap(graph: CompiledGraph, input: PlannerInput): Record<string, string | number> {
  const problem = new PlanningProblem(graph, { ...input, days: null });
  const forward = new ForwardSearch(problem);
  let last = problem.stops.from;
  for (let days = 0; days <= longestPlan; days++) {
    const reached = graph.waypoints.map((_, place) => place).filter((place) => forward.isReached(days, place));
    if (reached.length === 0) break;
    for (const place of reached) {
      if (problem.stages.from(place, problem.calendar.on(days + 1)).length === 0) last = place;
    }
  }
  const day = problem.calendar.on(1);
  const next = problem.stages
    .reach(last, day, Number.POSITIVE_INFINITY)
    .find((place) => problem.stages.isAdmissible(place.waypoint, day));
  return { after: graph.waypoints[last]!.townSlug ?? "", km: next?.km ?? 0 };
}
