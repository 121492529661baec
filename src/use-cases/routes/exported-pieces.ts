import type { LinePoint } from "#database/queries/routes/route-lines.ts";
import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import { withoutSpurs } from "#domain/route-geometry/without-spurs.ts";
import { isStraight } from "#domain/route-geometry/straight-stretch.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { RouteLines } from "./map-lines.ts";

/** The line of arcs one after another. What is walked in one go is one piece, and so is each crossing. */
export function piecesOf(arcs: readonly GraphArc[], graph: RouteGraph, lines: RouteLines): ExportedPoint[][] {
  const waypoints = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  const pieces: ExportedPoint[][] = [];
  let before: GraphArc | null = null;
  const known = arcs.map((arc) => pointsOf(arc, waypoints, lines.get(arc.id) ?? []));
  const drawn = withoutSpurs(known, ({ lat, lon }) => `${lat} ${lon}`);
  for (const [index, arc] of arcs.entries()) {
    const points = drawn[index] ?? [];
    const piece = pieces.at(-1);
    if (piece && before?.mode === "walk" && arc.mode === "walk") piece.push(...points.slice(1));
    else pieces.push([...points]);
    before = arc;
  }
  return pieces;
}

/** Walked metres of arcs of which no path is known, so that their line is straight. */
export function straightMetres(arcs: readonly GraphArc[], lines: RouteLines): number {
  const straight = arcs.filter(
    ({ id, mode, distanceM }) => mode === "walk" && isStraight(lines.get(id) ?? [], distanceM),
  );
  return straight.reduce((sum, { distanceM }) => sum + distanceM, 0);
}

/** The line with its waypoints as ends, whose elevations are known best. */
function pointsOf(
  { from, to }: GraphArc,
  waypoints: ReadonlyMap<string, GraphWaypoint>,
  line: readonly LinePoint[],
): readonly ExportedPoint[] {
  const inner = line.slice(1, -1).map(([lat, lon, elevationM]) => ({ lat, lon, elevationM }));
  const ends = [waypoints.get(from), waypoints.get(to)].flatMap((waypoint) =>
    waypoint ? [{ lat: waypoint.lat, lon: waypoint.lon, elevationM: waypoint.elevationM }] : [],
  );
  return [...ends.slice(0, 1), ...inner, ...ends.slice(1)];
}
