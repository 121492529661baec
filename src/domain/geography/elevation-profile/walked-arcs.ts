import type { GraphArc, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withoutSpurs } from "../route-geometry/without-spurs.ts";
import type { ArcLinePoint, ProfilePlace, WalkedArc } from "./profile.ts";
import { arcsOf, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** The arcs of a walk for drawing, without the connections to towns off the path, which nobody walks. Lengths stay. */
export function drawnArcs(arcs: readonly WalkedArc[]): WalkedArc[] {
  const lines = withoutSpurs(
    arcs.map(({ line }) => line),
    ([lat, lon]) => `${lat} ${lon}`,
  );
  return arcs.map((arc, index) => ({ ...arc, line: lines[index] ?? arc.line }));
}

function walkedM(arc: GraphArc): number {
  return arc.mode === "walk" ? arc.distanceM : 0;
}

/**
 * The arcs of a walk, in order, for `buildProfile`. An arc without a line is a straight line between its waypoints;
 * unknown ids are left out.
 */
export function walkedArcs(
  graph: RouteGraph,
  arcIds: readonly number[],
  lines: ReadonlyMap<number, readonly ArcLinePoint[]>,
): WalkedArc[] {
  const waypoints = waypointsByUuid(graph);
  return arcsOf(graph, arcIds).flatMap((arc): WalkedArc[] => {
    const [from, to] = [waypoints.get(arc.from), waypoints.get(arc.to)];
    if (!from || !to) return [];
    const line = lines.get(arc.id) ?? [];
    const straight: readonly ArcLinePoint[] = [
      [from.lat, from.lon, from.elevationM],
      [to.lat, to.lon, to.elevationM],
    ];
    return [
      {
        walkedM: walkedM(arc),
        fromElevationM: from.elevationM,
        toElevationM: to.elevationM,
        line: line.length > 1 ? line : straight,
      },
    ];
  });
}

/** Every named waypoint of a walk with its kilometre, in order: towns, passes, bridges. */
export function placesOnWalk(graph: RouteGraph, arcIds: readonly number[]): ProfilePlace[] {
  const waypoints = waypointsByUuid(graph);
  const places: ProfilePlace[] = [];
  let metres = 0;
  const add = (uuid: string) => {
    const name = waypoints.get(uuid)?.name;
    if (name) places.push({ name, km: metres / 1000 });
  };
  for (const arc of arcsOf(graph, arcIds)) {
    if (places.length === 0) add(arc.from);
    metres += walkedM(arc);
    add(arc.to);
  }
  return places;
}
