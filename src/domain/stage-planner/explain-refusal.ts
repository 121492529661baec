import type { CompiledGraph } from "./compiled-graph.ts";
import { ForwardSearch } from "./forward.ts";
import type { PlannerInput, Refusal } from "./plan.ts";
import { PlanningProblem } from "./problem.ts";
import { placesLeadingTo } from "./stops.ts";

/** Demands that name what the route does not have; a plan is looked for only without them. */
export function faultsOf(graph: CompiledGraph, input: PlannerInput): Refusal[] {
  const faults: Refusal[] = [];
  const unknown = (field: keyof PlannerInput, town: string) => faults.push({ field, code: "unknown_town", facts: { town } });
  for (const field of ["from", "to"] as const) if (!graph.townAt.has(input[field])) unknown(field, input[field]);
  for (const field of ["mustStop", "favourites", "avoid"] as const) {
    for (const town of input[field]) if (!graph.townAt.has(town)) unknown(field, town);
  }
  for (const pin of input.pins) if (!graph.townAt.has(pin.to)) unknown("pins", pin.to);
  const branches = new Set(graph.source.branches.map((branch) => branch.slug));
  for (const branch of Object.keys(input.branches)) {
    if (!branches.has(branch)) faults.push({ field: "branches", code: "unknown_branch", facts: { branch } });
  }
  if (faults.length > 0) return faults;
  if (input.from === input.to) faults.push({ field: "to", code: "same_as_from", facts: { town: input.to } });
  for (const town of input.mustStop) {
    if (town === input.from) faults.push({ field: "mustStop", code: "must_stop_is_start", facts: { town } });
  }
  return faults;
}

type Relaxation = { readonly field: keyof PlannerInput; readonly code: string; readonly change: Partial<PlannerInput> };

/** Wishes in the order in which a walker would rather give them up. */
function relaxations(input: PlannerInput): Relaxation[] {
  return [
    { field: "days", code: "days", change: { days: null } },
    { field: "pins", code: "pins", change: { pins: [] } },
    { field: "restEvery", code: "rests", change: { restEvery: null } },
    { field: "lodgingTypes", code: "lodging_types", change: { lodgingTypes: [] } },
    { field: "avoid", code: "avoid", change: { avoid: [] } },
    { field: "branches", code: "branches", change: { branches: {} } },
    { field: "startDate", code: "start_date", change: { startDate: null } },
    { field: "lodging", code: "lodging", change: { lodging: "ignore" } },
    { field: "max", code: "max", change: { max: input.measure === "hours" ? 24 : 100 } },
    { field: "mustStop", code: "must_stop", change: { mustStop: [] } },
  ];
}

/** Names the demand that stands in the way of every plan, and the nearest that can be met. */
export function explainRefusal(graph: CompiledGraph, input: PlannerInput): Refusal {
  const unreachable = explainUnreachable(graph, input);
  if (unreachable) return unreachable;
  for (const { field, code, change } of relaxations(input)) {
    if (isSame(input, change) || !isFeasible(graph, { ...input, ...change })) continue;
    return { field, code, facts: factsFor(graph, input, field) };
  }
  return { field: "max", code: "several", facts: { max: input.max, measure: input.measure } };
}

function isSame(input: PlannerInput, change: Partial<PlannerInput>): boolean {
  return Object.entries(change).every(([field, value]) => JSON.stringify(input[field as keyof PlannerInput]) === JSON.stringify(value));
}

function isFeasible(graph: CompiledGraph, input: PlannerInput): boolean {
  const forward = new ForwardSearch(new PlanningProblem(graph, input));
  return input.days === null ? forward.bestDays() !== null : forward.costOfDays(input.days) < Infinity;
}

/** Towns that no way in use connects, with the wish that would open one. */
function explainUnreachable(graph: CompiledGraph, input: PlannerInput): Refusal | null {
  const { stops } = new PlanningProblem(graph, input);
  const every = new Uint8Array(graph.arcs.length).fill(1);
  const from = graph.townAt.get(input.from)!;
  const to = graph.townAt.get(input.to)!;
  if (!placesLeadingTo(graph, to, every)[from]) {
    return { field: "to", code: "not_on_the_way", facts: { from: input.from, to: input.to } };
  }
  if (!stops.reachesEnd[from]) return closedWay(graph, input, "to", input.to);
  const skipped = input.mustStop.find((town) => town !== input.to && !isOnTheWay(graph, input, town));
  return skipped === undefined ? null : closedWay(graph, input, "mustStop", skipped);
}

function closedWay(graph: CompiledGraph, input: PlannerInput, field: "to" | "mustStop", town: string): Refusal {
  const opened = (change: Partial<PlannerInput>) => isOnTheWay(graph, { ...input, ...change }, town);
  if (input.variants === "main" && opened({ variants: "free" })) return { field, code: "variants_free", facts: { town } };
  if (Object.keys(input.branches).length > 0 && opened({ branches: {} })) return { field: "branches", code: "branches", facts: { town } };
  return { field, code: field === "to" ? "not_on_the_way" : "must_stop_off_the_way", facts: { town, from: input.from, to: input.to } };
}

/** Whether the ways in use lead from the start over a town to the end. */
function isOnTheWay(graph: CompiledGraph, input: PlannerInput, town: string): boolean {
  const problem = new PlanningProblem(graph, { ...input, mustStop: [...input.mustStop] });
  const place = graph.townAt.get(town)!;
  const leads = placesLeadingTo(graph, place, problem.inUse.always);
  return leads[problem.stops.from] === 1 && problem.stops.reachesEnd[place] === 1;
}

function factsFor(graph: CompiledGraph, input: PlannerInput, field: keyof PlannerInput): Refusal["facts"] {
  const limits = { max: input.max, measure: input.measure };
  switch (field) {
    case "days":
      return { ...limits, ...nearestDays(graph, input) };
    case "max":
      return { ...limits, possible: leastMax(graph, input) };
    case "lodging":
    case "lodgingTypes":
      return { ...limits, ...bedGap(graph, input) };
    default:
      return limits;
  }
}

/** The number of days asked for, and the nearest that is possible, with whether that is the fewest or the most. */
function nearestDays(graph: CompiledGraph, input: PlannerInput): Record<string, string | number> {
  const wanted = input.days!;
  const forward = new ForwardSearch(new PlanningProblem(graph, { ...input, days: null }));
  const feasible: number[] = [];
  for (let days = 1; days <= 400 && forward.layer(days).some((cost) => cost < Infinity); days++) {
    if (forward.costOfDays(days) < Infinity) feasible.push(days);
  }
  const nearest = feasible.reduce((best, days) => (Math.abs(days - wanted) < Math.abs(best - wanted) ? days : best), feasible[0]!);
  const bound = nearest === feasible[0] ? "fewest" : nearest === feasible.at(-1) ? "most" : "nearest";
  return { days: wanted, possible: nearest, bound };
}

/** The shortest longest day, to a quarter of an hour or half a kilometre, with which a plan exists. */
function leastMax(graph: CompiledGraph, input: PlannerInput): number {
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
function bedGap(graph: CompiledGraph, input: PlannerInput): Record<string, string | number> {
  const problem = new PlanningProblem(graph, { ...input, days: null });
  const forward = new ForwardSearch(problem);
  let last = problem.stops.from;
  for (let days = 0; days <= 400; days++) {
    const reached = graph.waypoints.map((_, place) => place).filter((place) => forward.isReached(days, place));
    if (reached.length === 0) break;
    for (const place of reached) {
      if (problem.stages.from(place, problem.calendar.on(days + 1)).length === 0) last = place;
    }
  }
  const day = problem.calendar.on(1);
  const next = problem.stages.reach(last, day, Number.POSITIVE_INFINITY).find((place) => problem.stages.isAdmissible(place.waypoint, day));
  return { after: graph.waypoints[last]!.townSlug ?? "", km: next?.km ?? 0 };
}
