import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { isFeasible } from "#domain/planner/stage-planner/search/nearest-possible.ts";
import type { PlanningFailure } from "../plan.ts";
import { openWays, placesLeadingTo } from "#domain/planner/stage-planner/graph/stops.ts";
import { preparePlanning, type PlanningContext } from "#domain/planner/stage-planner/costs/planning-context.ts";

/**
 * Up to this many must-stops are tested pairwise; of more, one after another is removed until all that are left are
 * needed.
 */
const fewEnough = 12;

/** The distinct must-stops of an input, without the end. */
const mustStopsOf = ({ mustStop, to }: PlannerOptions): string[] =>
  [...new Set(mustStop)].filter((town) => town !== to);

/**
 * Two must-stops that are not connected, whatever ways are in use: as ways do not turn back, places can be reached one
 * after another if every two of them can. `town` is the one without which there is a plan, if any.
 */
export function explainMustStopsApart(graph: CompiledGraph, input: PlannerOptions): PlanningFailure | null {
  const towns = mustStopsOf(input);
  if (towns.length < 2) return null;
  const { everInUse } = openWays(graph, { ...input, variants: "free", branches: {} });
  const leads = towns.map((town) => placesLeadingTo(graph, graph.townAt.get(town)!, everInUse));
  const place = (town: number) => graph.townAt.get(towns[town]!)!;
  for (let second = 1; second < towns.length; second++) {
    for (let first = 0; first < second; first++) {
      if (leads[second]![place(first)] || leads[first]![place(second)]) continue;
      const pair = [towns[second]!, towns[first]!] as const;
      const [town, other] = isFeasible(graph, without(input, pair[0])) ? pair : [pair[1], pair[0]];
      return { field: "mustStop", code: "must_stops_apart", facts: { town, other } };
    }
  }
  return null;
}

/**
 * The smallest set of must-stops that no plan meets together, although there is a plan without them: `towns`, separated
 * by commas. `town` is the one without which there is a plan, if any.
 */
export function unmetMustStops(graph: CompiledGraph, input: PlannerOptions): { towns: string; town?: string } {
  const towns = smallestUnmet(graph, input);
  const town = towns.findLast((each) => isFeasible(graph, without(input, each)));
  return { towns: towns.join(), ...(town && { town }) };
}

function smallestUnmet(graph: CompiledGraph, input: PlannerOptions): readonly string[] {
  const towns = mustStopsOf(input);
  const isUnmet = (mustStop: readonly string[]) => !isFeasible(graph, { ...input, mustStop });
  const single = towns.find((town) => isUnmet([town]));
  if (single) return [single];
  if (towns.length <= fewEnough) {
    for (const [at, town] of towns.entries()) {
      const other = towns.slice(0, at).find((earlier) => isUnmet([earlier, town]));
      if (other) return [other, town];
    }
  }
  return towns.reduce((minimal, town) => {
    const fewer = minimal.filter((each) => each !== town);
    return isUnmet(fewer) ? fewer : minimal;
  }, towns);
}

function without(input: PlannerOptions, town: string): PlannerOptions {
  return { ...input, mustStop: input.mustStop.filter((each) => each !== town) };
}

/** Towns that the ways in use do not connect, with the options that would. */
export function explainUnreachable(graph: CompiledGraph, input: PlannerOptions): PlanningFailure | null {
  const context = preparePlanning(graph, input);
  const every = new Uint8Array(graph.arcs.length).fill(1);
  const from = graph.townAt.get(input.from)!;
  const to = graph.townAt.get(input.to)!;
  if (!placesLeadingTo(graph, to, every)[from]) {
    return { field: "to", code: "not_on_the_way", facts: { from: input.from, to: input.to } };
  }
  if (!context.stops.reachesEnd[from]) return closedWay(graph, input, "to", input.to);
  const skipped = input.mustStop.find((town) => town !== input.to && !isOnTheWay(context, town));
  return skipped === undefined ? null : closedWay(graph, input, "mustStop", skipped);
}

function closedWay(
  graph: CompiledGraph,
  input: PlannerOptions,
  field: "to" | "mustStop",
  town: string,
): PlanningFailure {
  const isReachableWith = (change: Partial<PlannerOptions>) =>
    isOnTheWay(preparePlanning(graph, { ...input, ...change }), town);
  if (input.variants === "main" && isReachableWith({ variants: "free" }))
    return { field, code: "variants_free", facts: { town } };
  if (Object.keys(input.branches).length > 0 && isReachableWith({ branches: {} }))
    return { field: "branches", code: "branches", facts: { town } };
  return {
    field,
    code: field === "to" ? "not_on_the_way" : "must_stop_off_the_way",
    facts: { town, from: input.from, to: input.to },
  };
}

/** Whether the ways in use lead from the start through a town to the end. */
function isOnTheWay({ graph, inUse, stops }: PlanningContext, town: string): boolean {
  const place = graph.townAt.get(town)!;
  const leads = placesLeadingTo(graph, place, inUse.always);
  return leads[stops.from] === 1 && stops.reachesEnd[place] === 1;
}
