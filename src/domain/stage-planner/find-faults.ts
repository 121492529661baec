import type { CompiledGraph } from "./compiled-graph.ts";
import type { PlannerInput, Refusal } from "./plan.ts";

/** Demands that name what the route does not have; a plan is looked for only without them. */
export function faultsOf(graph: CompiledGraph, input: PlannerInput): Refusal[] {
  const faults: Refusal[] = [];
  const unknown = (field: keyof PlannerInput, town: string) =>
    faults.push({ field, code: "unknown_town", facts: { town } });
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
