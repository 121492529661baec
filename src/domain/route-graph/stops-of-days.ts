import { arcsById, endOfArc, townOn, waypointsByUuid } from "./graph-lookup.ts";
import type { GraphWaypoint, RouteGraph } from "./route-graph.ts";

/** A day of a described plan, with its way. */
interface DayWithWay {
  readonly from: string;
  readonly to: string;
  /** Arcs of this or another graph; none if the way is unknown. */
  readonly arcs: readonly number[];
  /** IANA time zone where it ends; absent if it is that of Spain. */
  readonly timeZone?: string | undefined;
}

/**
 * A graph on which days may also end in towns of their plan that have been hidden since. A published graph names no such
 * town: the ways of the days tell at which waypoints they are. Nothing else is known of them but the time zone.
 *
 * @returns the same graph if it has all the towns
 */
export function withStopsOfDays(graph: RouteGraph, days: readonly DayWithWay[]): RouteGraph {
  const hidden = new Map<string, Partial<GraphWaypoint>>();
  const add = (waypoint: GraphWaypoint | undefined, town: string, timeZone?: string) => {
    if (!waypoint || waypoint.townSlug !== undefined || townOn(graph, town)) return;
    const name = waypoint.name || town;
    hidden.set(waypoint.uuid, { ...hidden.get(waypoint.uuid), townSlug: town, name, ...(timeZone && { timeZone }) });
  };
  for (const { from, to, arcs, timeZone } of days) {
    const [first, last] = [arcs[0], arcs.at(-1)];
    if (first === undefined || last === undefined) continue;
    add(waypointsByUuid(graph).get(arcsById(graph).get(first)?.from ?? ""), from);
    add(endOfArc(graph, last), to, timeZone);
  }
  if (hidden.size === 0) return graph;
  return { ...graph, waypoints: graph.waypoints.map((waypoint) => ({ ...waypoint, ...hidden.get(waypoint.uuid) })) };
}
