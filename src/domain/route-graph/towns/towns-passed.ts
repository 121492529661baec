import type { GraphWaypoint, RouteGraph } from "../route-graph.ts";

export interface PassedTown {
  readonly slug: string;
  readonly town: GraphWaypoint;
  /** Walked kilometres from the start of the walk. */
  readonly km: number;
}

/** Towns that a walk passes, without its two ends. */
export function townsPassed({ waypoints, arcs }: RouteGraph, walked: readonly number[]): PassedTown[] {
  const arcOf = new Map(arcs.map((arc) => [arc.id, arc]));
  const placeOf = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  let metres = 0;
  return walked.slice(0, -1).flatMap((id) => {
    const arc = arcOf.get(id);
    if (!arc) return [];
    if (arc.mode === "walk") metres += arc.distanceM;
    const town = placeOf.get(arc.to);
    return town?.townSlug === undefined ? [] : [{ slug: town.townSlug, town, km: metres / 1000 }];
  });
}
