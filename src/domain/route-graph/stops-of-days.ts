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
  const hidden = new Map<string, TownAtWaypoint>();
  const add = (waypoint: GraphWaypoint | undefined, town: string, timeZone?: string) => {
    if (!waypoint || waypoint.townSlug !== undefined || townOn(graph, town)) return;
    hidden.set(waypoint.uuid, { ...hidden.get(waypoint.uuid), townSlug: town, ...(timeZone && { timeZone }) });
  };
  for (const { from, to, arcs, timeZone } of days) {
    const [first, last] = [arcs[0], arcs.at(-1)];
    if (first === undefined || last === undefined) continue;
    add(waypointsByUuid(graph).get(arcsById(graph).get(first)?.from ?? ""), from);
    add(endOfArc(graph, last), to, timeZone);
  }
  return hidden.size === 0 ? graph : withTownsAt(graph, hidden);
}

/** What is known of a hidden town. */
type TownAtWaypoint = Pick<GraphWaypoint, "country" | "timeZone"> & { readonly townSlug: string };

/** A graph with hidden towns, by the uuid of their waypoint: those without a name have their town's slug. */
export function withTownsAt(graph: RouteGraph, towns: ReadonlyMap<string, TownAtWaypoint>): RouteGraph {
  const waypoints = graph.waypoints.map((waypoint) => {
    const town = towns.get(waypoint.uuid);
    return town ? { ...waypoint, name: waypoint.name || town.townSlug, ...town } : waypoint;
  });
  return { ...graph, waypoints };
}
