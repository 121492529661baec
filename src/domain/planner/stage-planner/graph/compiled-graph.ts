import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

/**
 * A route graph indexed for searching, with positions instead of uuids. Results do not depend on the order of its
 * arrays.
 */
export interface CompiledGraph {
  readonly source: RouteGraph;
  readonly waypoints: readonly GraphWaypoint[];
  readonly arcs: readonly GraphArc[];
  /** Position of the waypoint at each end of each arc. */
  readonly arcFrom: Int32Array;
  readonly arcTo: Int32Array;
  /** Arc positions that leave and enter each waypoint. */
  readonly leaving: readonly (readonly number[])[];
  readonly entering: readonly (readonly number[])[];
  readonly townAt: ReadonlyMap<string, number>;
  /** Arc positions of each branch. */
  readonly branchArcs: ReadonlyMap<string, readonly number[]>;
  readonly arcAt: ReadonlyMap<number, number>;
  /** 1 for every arc of the main branch. */
  readonly arcOnMain: Uint8Array;
  /** Whether services are known of any place other than the ends of the main branch, which other routes share. */
  readonly knowsServices: boolean;
}

/** Compiles a graph once; the same object is returned for the same graph. */
export const compileGraph = memoizeByObject((graph: RouteGraph): CompiledGraph => {
  const waypoints = [...graph.waypoints].sort(byTownThenUuid);
  const at = new Map(waypoints.map((waypoint, position) => [waypoint.uuid, position]));
  const arcs = graph.arcs.filter((arc) => at.has(arc.from) && at.has(arc.to)).sort((a, b) => a.id - b.id);
  const leaving: number[][] = waypoints.map(() => []);
  const entering: number[][] = waypoints.map(() => []);
  const branchArcs = new Map<string, number[]>(graph.branches.map((branch) => [branch.slug, []]));
  const arcFrom = new Int32Array(arcs.length);
  const arcTo = new Int32Array(arcs.length);
  arcs.forEach((arc, position) => {
    const from = at.get(arc.from)!;
    const to = at.get(arc.to)!;
    arcFrom[position] = from;
    arcTo[position] = to;
    leaving[from]!.push(position);
    entering[to]!.push(position);
    for (const slug of arc.branches) branchArcs.get(slug)?.push(position);
  });
  const townAt = new Map<string, number>();
  waypoints.forEach((waypoint, position) => {
    if (waypoint.townSlug !== undefined) townAt.set(waypoint.townSlug, position);
  });
  const arcAt = new Map(arcs.map((arc, position) => [arc.id, position]));
  const arcOnMain = new Uint8Array(arcs.length);
  for (const branch of graph.branches) {
    if (branch.kind === "main") for (const arc of branchArcs.get(branch.slug)!) arcOnMain[arc] = 1;
  }
  return {
    source: graph,
    waypoints,
    arcs,
    arcFrom,
    arcTo,
    leaving,
    entering,
    townAt,
    branchArcs,
    arcAt,
    arcOnMain,
    knowsServices: knowsServices(graph),
  };
});

function knowsServices(graph: RouteGraph): boolean {
  const way = mainWay(graph);
  const ends = new Set([way[0]?.from, way.at(-1)?.to]);
  return graph.waypoints.some(({ uuid, services }) => services.length > 0 && !ends.has(uuid));
}

function byTownThenUuid(a: GraphWaypoint, b: GraphWaypoint): number {
  return compare(a.townSlug ?? "", b.townSlug ?? "") || compare(a.uuid, b.uuid);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Positions of the waypoints that a branch touches. */
export function waypointsOfBranch(graph: CompiledGraph, slug: string): ReadonlySet<number> {
  const touched = new Set<number>();
  for (const arc of graph.branchArcs.get(slug) ?? []) {
    touched.add(graph.arcFrom[arc]!);
    touched.add(graph.arcTo[arc]!);
  }
  return touched;
}
