import type { CompiledGraph } from "./compiled-graph.ts";
import type { PlannerInput } from "./plan.ts";
import type { Stops } from "./stops.ts";
import { type ArcMeasures, WalkSearch } from "./walk.ts";

/**
 * The places at which a day of a plan may begin or end, in the order in which they are come to. The search knows
 * them by their number in this line, so that the ends of a day's stages stand side by side; its answer does not
 * depend on the order.
 */
export interface StopLine {
  readonly size: number;
  /** Position in the compiled graph of each stop of the line. */
  readonly place: readonly number[];
  /** Number in the line of each place, -1 for those that are not in it. */
  readonly numberOf: Int16Array;
}

/** @param ever arcs that may come into use on some day */
export function lineUpStops(
  graph: CompiledGraph,
  input: PlannerInput,
  stops: Stops,
  measures: ArcMeasures,
  ever: Uint8Array,
): StopLine {
  const pinned = new Set(input.pins.map((pin) => graph.townAt.get(pin.to)));
  const reached = new WalkSearch(graph, measures).reach(stops.from, ever, stops.reachesEnd, Infinity);
  const place = reached.map(({ waypoint }) => waypoint).filter((at) => stops.isCandidate[at] || pinned.has(at));
  place.unshift(stops.from);
  const numberOf = new Int16Array(graph.waypoints.length).fill(-1);
  place.forEach((at, number) => (numberOf[at] = number));
  return { size: place.length, place, numberOf };
}
