import type { CompiledGraph } from "./compiled-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { Stops } from "./stops.ts";
import { type ArcMeasures, WalkSearch } from "./walk.ts";

/**
 * The places at which a day of a plan may begin or end, in the order in which they are reached. The search uses their
 * numbers in this line, so that the ends of a day's stages are adjacent; the result does not depend on the order.
 */
export interface StopLine {
  readonly size: number;
  /** Position in the compiled graph of each stop of the line. */
  readonly place: readonly number[];
  /** Number in the line of each place, -1 for others. */
  readonly numberOf: Int16Array;
}

/**
 * @param everInUse arcs that may come into use on some day
 * @param furtherStarts places besides `from` where the walk may begin
 */
export function lineUpStops(
  graph: CompiledGraph,
  input: PlannerOptions,
  stops: Stops,
  measures: ArcMeasures,
  everInUse: Uint8Array,
  furtherStarts: readonly number[],
): StopLine {
  const pinned = new Set(input.pins.map((pin) => graph.townAt.get(pin.to)));
  const starts = new Set([stops.from, ...furtherStarts]);
  const search = new WalkSearch(graph, measures);
  const lined = new Set<number>();
  for (const start of starts) {
    if (lined.has(start)) continue;
    lined.add(start);
    for (const { waypoint: at } of search.reach(start, everInUse, stops.reachesEnd, Infinity)) {
      if (stops.isCandidate[at] || pinned.has(at) || starts.has(at)) lined.add(at);
    }
  }
  const place = [...lined];
  const numberOf = new Int16Array(graph.waypoints.length).fill(-1);
  place.forEach((at, number) => (numberOf[at] = number));
  return { size: place.length, place, numberOf };
}
