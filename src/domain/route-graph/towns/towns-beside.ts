import type { GraphArc, RouteGraph } from "../route-graph.ts";

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
