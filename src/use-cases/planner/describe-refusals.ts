import type { FieldErrors } from "#contract/http/problem.ts";
import type { NameOf, PlannerText } from "#messages/sentences/planner.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";

/** Names of towns by slug. */
export function townNamesOn(graph: RouteGraph): NameOf {
  const names = new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint.name]));
  return (slug) => names.get(slug) ?? slug;
}

/** A message for each option that cannot be met, and one for all of them together. */
export function describeRefusals(
  refusals: readonly PlanningFailure[],
  graph: RouteGraph,
  text: PlannerText,
): { readonly detail: string; readonly errors: FieldErrors } {
  const nameOf = townNamesOn(graph);
  const errors: FieldErrors = {};
  for (const refusal of refusals) (errors[refusal.field] ??= []).push(text.refusal(refusal, nameOf));
  return { detail: Object.values(errors).flat().join(" ") || text.refused(), errors };
}
