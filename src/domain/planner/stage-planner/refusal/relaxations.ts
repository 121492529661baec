import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import {
  bedGap,
  leastMax,
  longerDays,
  nearestDays,
  nearestStarts,
  shortestMax,
} from "#domain/planner/stage-planner/search/nearest-possible.ts";
import type { PlanningFailure } from "../plan.ts";
import { unmetMustStops } from "./unmet-must-stops.ts";

/** An option that can be given up, and how a refusal names it. */
export interface Relaxation {
  readonly field: keyof PlannerOptions;
  readonly code: string;
  readonly change: Partial<PlannerOptions>;
}

/** Options in the order in which a walker would rather give them up. */
export function relaxations(input: PlannerOptions): Relaxation[] {
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
    { field: "walkers", code: "max", change: { walkers: longer.walkers } },
    { field: "lodging", code: "lodging", change: { lodging: "ignore" } },
    { field: "max", code: "max", change: longer },
    { field: "mustStop", code: "must_stop", change: { mustStop: [] } },
  ];
}

/** The refusal for an option: the nearest value that can be met, with all others unchanged. */
export const refuse = (graph: CompiledGraph, input: PlannerOptions, { field, code }: Relaxation): PlanningFailure => ({
  field,
  code,
  facts: { ...factsFor(graph, input, code), ...(field === "walkers" && slowest(input)) },
});

/** The walker with the shortest longest day, numbered as in forms, and its length. */
function slowest({ walkers }: PlannerOptions): { walker: number; max: number } {
  const max = Math.min(...walkers.map((walker) => walker.max));
  return { walker: 2 + walkers.findIndex((walker) => walker.max === max), max };
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
    case "start_date":
      return { ...limits, ...nearestStarts(graph, input) };
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
