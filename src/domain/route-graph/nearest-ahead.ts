import type { GraphWaypoint, RouteGraph } from "./route-graph.ts";
import { walkedMetres } from "./shortest-walk.ts";

/** A town one comes to, and how far one walks to it. */
export interface TownAhead {
  readonly town: GraphWaypoint;
  readonly metres: number;
}

/** The nearest town on any way ahead of a waypoint, without the waypoint itself, that is as wanted; null when there is none. */
export function nearestAhead(
  graph: RouteGraph,
  waypointUuid: string,
  isWanted: (town: GraphWaypoint) => boolean,
): TownAhead | null {
  const metres = walkedMetres(graph.arcs, waypointUuid);
  let nearest: TownAhead | null = null;
  for (const town of graph.waypoints) {
    const away = metres.get(town.uuid);
    if (town.townSlug === undefined || town.uuid === waypointUuid || away === undefined) continue;
    if ((!nearest || away < nearest.metres) && isWanted(town)) nearest = { town, metres: away };
  }
  return nearest;
}
