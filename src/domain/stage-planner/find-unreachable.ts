import type { CompiledGraph } from "./compiled-graph.ts";
import { preparePlanning, type PlanningContext } from "./planning-context.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";
import type { PlanningFailure } from "./plan.ts";
import { placesLeadingTo } from "./stops.ts";

/** Towns that no way in use connects, with the options that would open one. */
export function explainUnreachable(graph: CompiledGraph, input: PlannerOptions): PlanningFailure | null {
  const ground = preparePlanning(graph, input);
  const every = new Uint8Array(graph.arcs.length).fill(1);
  const from = graph.townAt.get(input.from)!;
  const to = graph.townAt.get(input.to)!;
  if (!placesLeadingTo(graph, to, every)[from]) {
    return { field: "to", code: "not_on_the_way", facts: { from: input.from, to: input.to } };
  }
  if (!ground.stops.reachesEnd[from]) return closedWay(graph, input, "to", input.to);
  const skipped = input.mustStop.find((town) => town !== input.to && !isOnTheWay(ground, town));
  return skipped === undefined ? null : closedWay(graph, input, "mustStop", skipped);
}

function closedWay(
  graph: CompiledGraph,
  input: PlannerOptions,
  field: "to" | "mustStop",
  town: string,
): PlanningFailure {
  const opened = (change: Partial<PlannerOptions>) => isOnTheWay(preparePlanning(graph, { ...input, ...change }), town);
  if (input.variants === "main" && opened({ variants: "free" }))
    return { field, code: "variants_free", facts: { town } };
  if (Object.keys(input.branches).length > 0 && opened({ branches: {} }))
    return { field: "branches", code: "branches", facts: { town } };
  return {
    field,
    code: field === "to" ? "not_on_the_way" : "must_stop_off_the_way",
    facts: { town, from: input.from, to: input.to },
  };
}

/** Whether the ways in use lead from the start over a town to the end. */
function isOnTheWay({ graph, inUse, stops }: PlanningContext, town: string): boolean {
  const place = graph.townAt.get(town)!;
  const leads = placesLeadingTo(graph, place, inUse.always);
  return leads[stops.from] === 1 && stops.reachesEnd[place] === 1;
}
