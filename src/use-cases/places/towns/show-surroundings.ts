import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import { placesOnWalk, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { stretchAround } from "#domain/route-graph/walks/stretch-around.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showWay, type Way } from "#use-cases/routes/show-way.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

/** Walked metres shown before and after a town, and kept beyond the edge of its map. */
const nearM = 12_000;
const wideM = 40_000;
/** Straight-line distance in metres within which other ways are drawn. */
const drawnM = 45_000;

/** A part of a way for drawing maps and profiles. */
export type WayPart = Omit<Way, "branch">;

/** The surroundings of a town on a route. */
export interface Surroundings {
  /** The whole route. */
  readonly graph: RouteGraph;
  readonly waypoint: GraphWaypoint;
  /** From a town before to a town after, and beyond. */
  readonly near: WayPart;
  readonly wide: WayPart;
}

/** The way around a town: the main way if it is on it, else that of its first branch. Null if not on the route. */
export async function showSurroundings(
  context: UseCaseContext,
  routeSlug: string,
  townSlug: string,
): Promise<Surroundings | null> {
  return context.content.getOrLoadBounded(`surroundings ${routeSlug} ${townSlug}`, () =>
    findSurroundings(context, routeSlug, townSlug),
  );
}

async function findSurroundings(
  context: UseCaseContext,
  routeSlug: string,
  townSlug: string,
): Promise<Surroundings | null> {
  const graph = await showRouteGraph(context, routeSlug);
  const waypoint = townOn(graph, townSlug);
  if (!graph || !waypoint) return null;
  const withinReach = graph.arcs.filter(({ from, to }) => from === waypoint.uuid || to === waypoint.uuid);
  const slugs = new Set(withinReach.flatMap(({ branches }) => branches));
  const branch =
    graph.branches.find(({ slug, kind }) => slugs.has(slug) && kind === "main") ??
    graph.branches.find(({ slug }) => slugs.has(slug));
  const way = await showWay(context, routeSlug, branch?.slug ?? null);
  if (!way) return null;
  const towns = new Set(graph.waypoints.filter((one) => one.townSlug !== undefined).map(({ uuid }) => uuid));
  const drawn = closeTo(way.graph, waypoint);
  return {
    graph,
    waypoint,
    near: partOf(
      way,
      drawn,
      stretchAround(way.arcs, waypoint.uuid, nearM, (uuid) => towns.has(uuid)),
    ),
    wide: partOf(way, drawn, stretchAround(way.arcs, waypoint.uuid, wideM)),
  };
}

function partOf({ lines }: Way, graph: RouteGraph, arcs: readonly GraphArc[]): WayPart {
  const ids = arcs.map(({ id }) => id);
  const walked = walkedArcs(graph, ids, lines);
  return { graph, lines, arcs, walked, profile: buildProfile(walked), places: placesOnWalk(graph, ids) };
}

/** The graph with only the arcs near a place; it keeps all waypoints. */
function closeTo(graph: RouteGraph, centre: GraphWaypoint): RouteGraph {
  const close = new Set(graph.waypoints.filter((one) => greatCircleM(one, centre) <= drawnM).map(({ uuid }) => uuid));
  return { ...graph, arcs: graph.arcs.filter(({ from, to }) => close.has(from) || close.has(to)) };
}
