import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { OpenOptions } from "../options/planner-options.ts";
import type { PlannerResult } from "./plan.ts";
import { planStages } from "./plan-stages.ts";

export interface KnownBedsPlan {
  readonly result: PlannerResult;
  /** No house on the route is known, so beds were ignored although the walker requires them. */
  readonly bedsUnknown: boolean;
}

/** The best plan for options; on a route without known houses, beds are ignored. */
export function planOnKnownBeds(graph: RouteGraph, input: OpenOptions): KnownBedsPlan {
  const onBeds = onKnownBeds(graph, input);
  return { result: planStages(graph, onBeds), bedsUnknown: onBeds !== input };
}

/** The options, ignoring beds where they are required on a route without known houses. */
export function onKnownBeds(graph: RouteGraph, input: OpenOptions): OpenOptions {
  return input.lodging === "required" && !isLodgingKnown(graph) ? { ...input, lodging: "ignore" } : input;
}

/** Whether a house is known on the route; its two ends do not count, as they may be known from another route. */
export function isLodgingKnown(graph: RouteGraph): boolean {
  const way = mainWay(graph);
  const ends = new Set([way[0]?.from, way.at(-1)?.to]);
  return graph.waypoints.some((place) => !ends.has(place.uuid) && numberOfHouses(place) > 0);
}
