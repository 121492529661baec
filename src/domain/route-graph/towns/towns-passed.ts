import type { GraphWaypoint, RouteGraph, GraphArc } from "../route-graph.ts";
import { arcsOf, waypointsByUuid } from "../graph-lookup.ts";

export interface PassedTown {
  readonly slug: string;
  readonly town: GraphWaypoint;
  /** Walked kilometres from the start of the walk. */
  readonly km: number;
}

/** Towns that a walk passes, without its two ends. */
export function townsPassed(graph: RouteGraph, walked: readonly number[]): PassedTown[] {
  let metres = 0;
  return arcsOf(graph, walked.slice(0, -1)).flatMap((arc) => {
    if (arc.mode === "walk") metres += arc.distanceM;
    const town = waypointsByUuid(graph).get(arc.to);
    return town?.townSlug === undefined ? [] : [{ slug: town.townSlug, town, km: metres / 1000 }];
  });
}

/** Names of the towns between the ends of a walk that main does not pass, in order. */
export function townsBeside(graph: RouteGraph, arcs: readonly GraphArc[]): string[] {
  const waypoints = waypointsByUuid(graph);
  const main = graph.branches.find(({ kind }) => kind === "main")?.slug ?? "";
  const onMain = new Set(graph.arcs.flatMap(({ from, to, branches }) => (branches.includes(main) ? [from, to] : [])));
  return arcs.slice(0, -1).flatMap(({ to }) => {
    const waypoint = waypoints.get(to);
    return waypoint?.townSlug === undefined || onMain.has(to) ? [] : [waypoint.name];
  });
}

/** The towns that are not already in the name of the variant. */
export function townsNotNamed(towns: readonly string[], name: string): readonly string[] {
  return towns.filter((town) => !name.includes(town));
}
