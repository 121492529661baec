import type { CompiledGraph } from "./compiled-graph.ts";
import { bedGap, isFeasible, leastMax, longerDays, nearestDays, shortestMax } from "./nearest-possible.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";
import type { PlanningFailure } from "./plan.ts";
import { explainMustStopsApart, explainUnreachable, unmetMustStops } from "./unmet-must-stops.ts";

type Relaxation = {
  readonly field: keyof PlannerOptions;
  readonly code: string;
  readonly change: Partial<PlannerOptions>;
};

/** Options in the order in which a walker would rather give them up. */
function relaxations(input: PlannerOptions): Relaxation[] {
  const longer = longerDays(input, input.measure === "hours" ? 24 : 100);
  return [
    { field: "days", code: "days", change: { days: null } },
    { field: "pins", code: "pins", change: { pins: [] } },
    { field: "restEvery", code: "rests", change: { restEvery: null } },
    { field: "lodgingTypes", code: "lodging_types", change: { lodgingTypes: [] } },
    { field: "avoid", code: "avoid", change: { avoid: [] } },
    { field: "branches", code: "branches", change: { branches: {} } },
    { field: "startDate", code: "start_date", change: { startDate: null } },
    ...(input.mustStop.length > 0
      ? [{ field: "mustStop", code: "variants_free", change: { variants: "free" } } as const]
      : []),
    { field: "lodging", code: "lodging", change: { lodging: "ignore" } },
    { field: "walkers", code: "max", change: { walkers: longer.walkers } },
    { field: "max", code: "max", change: longer },
    { field: "mustStop", code: "must_stop", change: { mustStop: [] } },
  ];
}

/**
 * Names the demand that stands in the way of every plan, and the nearest that can be met. When no single option
 * is to blame, options are given up one after another, and the one that opens the way is named.
 */
export function explainRefusal(graph: CompiledGraph, input: PlannerOptions): PlanningFailure {
  const unreachable = explainUnreachable(graph, input);
  if (unreachable) return unreachable;
  const apart = explainMustStopsApart(graph, input);
  if (apart) return apart;
  const inTheWay = relaxations(input).filter(({ change }) => !isSame(input, change));
  for (const { field, code, change } of inTheWay) {
    if (isFeasible(graph, { ...input, ...change })) return { field, code, facts: factsFor(graph, input, code) };
  }
  let given = input;
  for (const { field, code, change } of inTheWay) {
    const next = { ...given, ...change };
    if (isFeasible(graph, next)) return { field, code, facts: factsFor(graph, given, code) };
    given = next;
  }
  return { field: "to", code: "not_on_the_way", facts: { from: input.from, to: input.to } };
}

function isSame(input: PlannerOptions, change: Partial<PlannerOptions>): boolean {
  return Object.entries(change).every(
    ([field, value]) => JSON.stringify(input[field as keyof PlannerOptions]) === JSON.stringify(value),
  );
}

function factsFor(graph: CompiledGraph, input: PlannerOptions, code: string): PlanningFailure["facts"] {
  const limits = { max: shortestMax(input), measure: input.measure };
  switch (code) {
    case "days":
      return { ...limits, ...nearestDays(graph, input) };
    case "max":
      return { ...limits, possible: leastMax(graph, input) };
    case "lodging":
    case "lodging_types":
      return { ...limits, ...bedGap(graph, input) };
    case "must_stop":
      return { ...limits, ...unmetMustStops(graph, input) };
    case "variants_free":
      return { town: input.mustStop.find((town) => !isOnMain(graph, town)) ?? input.mustStop[0]! };
    default:
      return limits;
  }
}

function isOnMain(graph: CompiledGraph, town: string): boolean {
  const place = graph.townAt.get(town)!;
  return [...graph.leaving[place]!, ...graph.entering[place]!].some((arc) => graph.arcOnMain[arc] === 1);
}
