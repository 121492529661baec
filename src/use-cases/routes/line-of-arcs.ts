import type { LinePoint } from "#database/queries/routes/route-lines.ts";
import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import { isStraight } from "#domain/geography/route-geometry/polyline.ts";
import { withoutSpurs } from "#domain/geography/route-geometry/without-spurs.ts";
import { waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { RouteLines } from "./map-lines.ts";

/** The joined line of arcs, split into continuous walks and crossings. */
export function piecesOf(arcs: readonly GraphArc[], graph: RouteGraph, lines: RouteLines): ExportedPoint[][] {
  const waypoints = waypointsByUuid(graph);
  const pieces: ExportedPoint[][] = [];
  let before: GraphArc | null = null;
  const pointsOfArcs = arcs.map((arc) => pointsOf(arc, waypoints, lines.get(arc.id) ?? []));
  const trimmed = withoutSpurs(pointsOfArcs, ({ lat, lon }) => `${lat} ${lon}`);
  for (const [index, arc] of arcs.entries()) {
    const points = trimmed[index] ?? [];
    const piece = pieces.at(-1);
    if (piece && before?.mode === "walk" && arc.mode === "walk") piece.push(...points.slice(1));
    else pieces.push([...points]);
    before = arc;
  }
  return pieces;
}

/** Walked metres of arcs without a known path, whose line is straight. */
export function straightMetres(arcs: readonly GraphArc[], lines: RouteLines): number {
  const straight = arcs.filter(
    ({ id, mode, distanceM }) => mode === "walk" && isStraight(lines.get(id) ?? [], distanceM),
  );
  return straight.reduce((sum, { distanceM }) => sum + distanceM, 0);
}

/** The line between its waypoints, whose elevations are the most reliable. */
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
