import { routeAddress } from "#contract/http/addresses.ts";
import type { RouteFileQuery } from "#contract/routes/routes.ts";
import type { ExportedStop, ExportedTrack, ExportedWalk } from "#domain/exports/exported-walk.ts";
import { chooseWay } from "#domain/route-graph/walks/chosen-way.ts";
import type { GraphArc, GraphBranch, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { UseCaseContext } from "../context.ts";
import { FilterError } from "../lists/list-page.ts";
import { showRoute } from "./show-route.ts";
import { showRouteGraph } from "./show-route-graph.ts";
import { piecesOf, straightMetres } from "./line-of-arcs.ts";
import { showRouteLines } from "./map-lines.ts";
import { townOn, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

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
