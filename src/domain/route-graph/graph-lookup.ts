import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "./route-graph.ts";

export const arcsById = memoizeByObject(
  ({ arcs }: RouteGraph): ReadonlyMap<number, GraphArc> => new Map(arcs.map((arc) => [arc.id, arc])),
);

/** Arcs in the order of their ids; unknown ids are left out. */
export function arcsOf(graph: RouteGraph, ids: readonly number[]): GraphArc[] {
  const arcs = arcsById(graph);
  return ids.flatMap((id) => arcs.get(id) ?? []);
}

export const waypointsByUuid = memoizeByObject(
  ({ waypoints }: RouteGraph): ReadonlyMap<string, GraphWaypoint> =>
    new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint])),
);

const waypointsByTown = memoizeByObject(
  ({ waypoints }: RouteGraph): ReadonlyMap<string, GraphWaypoint> =>
    new Map(waypoints.flatMap((waypoint) => (waypoint.townSlug === undefined ? [] : [[waypoint.townSlug, waypoint]]))),
);

/** The waypoint of a town, by its slug. */
export function townOn(graph: RouteGraph | null | undefined, town: string): GraphWaypoint | undefined {
  return graph ? waypointsByTown(graph).get(town) : undefined;
}

/** The end of an arc. */
export function endOfArc(graph: RouteGraph, id: number): GraphWaypoint | undefined {
  return waypointsByUuid(graph).get(arcsById(graph).get(id)?.to ?? "");
}
