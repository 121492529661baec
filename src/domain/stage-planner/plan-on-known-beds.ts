import type { RouteGraph } from "../route-graph/route-graph.ts";
import type { PlannerInput, PlannerResult } from "./plan.ts";
import { planStages } from "./plan-stages.ts";

export interface KnownBedsPlan {
  readonly result: PlannerResult;
  /** No house of the whole route is known, so beds were left out of account although the walker asked for them. */
  readonly bedsUnknown: boolean;
}

/** The best plan for a wish; on a route of which no house is known, beds are left out of account. */
export function planOnKnownBeds(graph: RouteGraph, input: PlannerInput): KnownBedsPlan {
  const bedsUnknown = input.lodging === "required" && !hasKnownHouse(graph);
  return {
    result: planStages(graph, bedsUnknown ? { ...input, lodging: "ignore" } : input),
    bedsUnknown,
  };
}

function hasKnownHouse({ waypoints }: RouteGraph): boolean {
  return waypoints.some(
    ({ lodging, seasonalLodging }) =>
      seasonalLodging.length > 0 || Object.values(lodging).some((count) => count > 0),
  );
}
