import type { GraphWaypoint, RouteGraph, GraphArc } from "../route-graph.ts";

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

/** Names of the towns between the ends of a walk that main does not pass, in order. */
export function townsBeside(graph: RouteGraph, arcs: readonly GraphArc[]): string[] {
  const waypoints = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
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
