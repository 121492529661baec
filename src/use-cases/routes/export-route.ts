import { routeAddress } from "#contract/http/addresses.ts";
import type { RouteFileQuery } from "#contract/routes/routes.ts";
import type { ExportedStop, ExportedTrack, ExportedWalk, ExportedPoint } from "#domain/exports/exported-walk.ts";
import { chooseWay } from "#domain/route-graph/walks/chosen-way.ts";
import type { GraphArc, GraphBranch, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { FilterError } from "../lists/list-page.ts";
import { showRoute } from "./show-route.ts";
import { showRouteGraph } from "./show-route-graph.ts";
import { showRouteLines, type RouteLines } from "./map-lines.ts";
import type { LinePoint } from "#database/queries/routes/route-lines.ts";
import { withoutSpurs } from "#domain/geography/route-geometry/without-spurs.ts";
import { isStraight } from "#domain/geography/route-geometry/polyline.ts";
import { townOn, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

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

/** @property straightM walked metres without a known path */
type RouteTrack = Pick<ExportedTrack, "name" | "pieces"> & { readonly straightM: number };

interface RouteFile extends Omit<ExportedWalk, "stopsTitle" | "tracks"> {
  readonly track: RouteTrack;
  /** The requested branches. */
  readonly variants: readonly GraphBranch[];
}

/**
 * A route or a stretch of it for other programs, or `null` for an unknown route.
 * @throws {FilterError} for a town or branch that is not on the route, and for ends that are not connected
 */
export async function exportRoute(
  context: UseCaseContext,
  slug: string,
  { from, to, branch }: RouteFileQuery,
): Promise<RouteFile | null> {
  const [route, graph, lines] = await Promise.all([
    showRoute(context, slug),
    showRouteGraph(context, slug),
    showRouteLines(context, slug),
  ]);
  if (!route || !graph || !lines) return null;
  const first = townNamed(graph, "from", from);
  const last = townNamed(graph, "to", to);
  const unknown = branch.find((one) => graph.branches.every((variant) => variant.slug !== one));
  if (unknown !== undefined) throw new FilterError("branch", { kind: "unknown-branch", value: unknown });
  const way = chooseWay(graph, { from: first?.uuid, to: last?.uuid, branches: branch });
  if ("failed" in way) throw new FilterError(way.failed === "branches" ? "branch" : "to", { kind: "no-way" });
  const name = first || last ? `${route.name}: ${endNames(graph, way.arcs)}` : route.name;
  return {
    name,
    link: `${context.settings.origin}${routeAddress(slug)}`,
    colour: route.colour,
    track: { name, pieces: piecesOf(way.arcs, graph, lines), straightM: straightMetres(way.arcs, lines) },
    variants: graph.branches.filter(({ slug: one }) => branch.includes(one)),
    stops: stopsOf(way.arcs, graph),
  };
}

function townNamed(graph: RouteGraph, field: string, slug: string | undefined): GraphWaypoint | null {
  if (slug === undefined) return null;
  const town = townOn(graph, slug);
  if (!town) throw new FilterError(field, { kind: "not-on-route", value: slug });
  return town;
}

function endNames(graph: RouteGraph, arcs: readonly GraphArc[]): string {
  const nameOf = (uuid = ""): string => waypointsByUuid(graph).get(uuid)?.name ?? "";
  return `${nameOf(arcs[0]?.from)} – ${nameOf(arcs.at(-1)?.to)}`;
}

function stopsOf(arcs: readonly GraphArc[], graph: RouteGraph): ExportedStop[] {
  const waypoints = waypointsByUuid(graph);
  const [first] = arcs;
  const stops: ExportedStop[] = [];
  let metres = 0;
  const stopAt = (uuid: string | undefined): void => {
    const waypoint = waypoints.get(uuid ?? "");
    if (waypoint?.townSlug === undefined) return;
    const { name, lat, lon, elevationM, size } = waypoint;
    stops.push({ name, lat, lon, elevationM, type: size, note: `${(metres / 1000).toFixed(1)} km` });
  };
  stopAt(first?.from);
  for (const { to, mode, distanceM } of arcs) {
    if (mode === "walk") metres += distanceM;
    stopAt(to);
  }
  return stops;
}
