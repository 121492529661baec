import type { GraphArc, GraphWaypoint, RouteGraph } from "../route-graph.ts";
import { walkedMetres } from "../walks/shortest-walk.ts";
import { waypointsByUuid } from "../graph-lookup.ts";

/** The next or previous town, and the arcs in between in walking order. */
export interface NeighbouringTown {
  readonly town: GraphWaypoint;
  readonly arcs: readonly GraphArc[];
}

interface Step {
  readonly at: string;
  readonly arcs: readonly GraphArc[];
}

/** The next towns on every way from a waypoint, those on main first; each once, by its shortest way. */
export function nextTowns(graph: RouteGraph, waypointUuid: string): readonly NeighbouringTown[] {
  return firstTowns(graph, waypointUuid, "forward");
}

/** The previous towns on every way to a waypoint. */
export function previousTowns(graph: RouteGraph, waypointUuid: string): readonly NeighbouringTown[] {
  return firstTowns(graph, waypointUuid, "backward");
}

function firstTowns(graph: RouteGraph, start: string, direction: "forward" | "backward"): readonly NeighbouringTown[] {
  const waypoints = waypointsByUuid(graph);
  const arcsAt = Map.groupBy(graph.arcs, ({ from, to }) => (direction === "forward" ? from : to));
  const neighbours = new Map<string, NeighbouringTown>();
  const shortest = new Map<string, number>();
  const open: Step[] = [{ at: start, arcs: [] }];
  for (let step = open.pop(); step; step = open.pop()) {
    for (const arc of arcsAt.get(step.at) ?? []) {
      const at = direction === "forward" ? arc.to : arc.from;
      const arcs = direction === "forward" ? [...step.arcs, arc] : [arc, ...step.arcs];
      const metres = arcs.reduce((sum, { distanceM }) => sum + distanceM, 0);
      if (at === start || metres >= (shortest.get(at) ?? Number.POSITIVE_INFINITY)) continue;
      shortest.set(at, metres);
      const waypoint = waypoints.get(at);
      if (waypoint?.townSlug === undefined) open.push({ at, arcs });
      else neighbours.set(at, { town: waypoint, arcs });
    }
  }
  return [...neighbours.values()].toSorted((a, b) => offMain(graph, a) - offMain(graph, b) || firstId(a) - firstId(b));
}

function offMain(graph: RouteGraph, { arcs }: NeighbouringTown): 0 | 1 {
  const main = graph.branches.find(({ kind }) => kind === "main")?.slug ?? "";
  return arcs.every(({ branches }) => branches.includes(main)) ? 0 : 1;
}

const firstId = ({ arcs }: NeighbouringTown): number => arcs[0]?.id ?? 0;

/** A town ahead, and the walked distance to it. */
interface TownAhead {
  readonly town: GraphWaypoint;
  readonly metres: number;
}

/** The nearest matching town ahead of a waypoint on any way, excluding the waypoint itself; null if there is none. */
export function nearestAhead(
  graph: RouteGraph,
  waypointUuid: string,
  isWanted: (town: GraphWaypoint) => boolean,
): TownAhead | null {
  const metres = walkedMetres(graph.arcs, waypointUuid);
  let nearest: TownAhead | null = null;
  for (const town of graph.waypoints) {
    const away = metres.get(town.uuid);
    if (town.townSlug === undefined || town.uuid === waypointUuid || away === undefined) continue;
    if ((!nearest || away < nearest.metres) && isWanted(town)) nearest = { town, metres: away };
  }
  return nearest;
}
