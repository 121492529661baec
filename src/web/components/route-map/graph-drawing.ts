import { walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { LinePoint, MapLine, MapStop } from "./map-types.ts";

type Lines = ReadonlyMap<number, readonly LinePoint[]>;

/** The line of a walk over the given arcs, in order, for `highlight`. */
export function lineOfArcs(graph: RouteGraph, arcIds: readonly number[], lines: Lines): readonly LinePoint[] {
  return walkedArcs(graph, arcIds, lines).flatMap(({ line }, index) => (index === 0 ? line : line.slice(1)));
}

/** Arcs joined end to end as far as each leads on to a next one of the same set. */
function chains(arcs: readonly GraphArc[]): number[][] {
  const next = new Map(arcs.map((arc) => [arc.from, arc]));
  const ends = new Set(arcs.map((arc) => arc.to));
  const left = new Set(arcs);
  const starts = [...arcs.filter((arc) => !ends.has(arc.from)), ...arcs];
  return starts.flatMap((start) => {
    const chain: number[] = [];
    let arc: GraphArc | undefined = start;
    while (arc && left.delete(arc)) {
      chain.push(arc.id);
      arc = next.get(arc.to);
    }
    return chain.length > 0 ? [chain] : [];
  });
}

/**
 * Everything to draw of a route: its main way from start to end, and what
 * leaves it. Arcs in `chosen`, such as those of a plan, count as the main way
 * in place of the arcs of branch `main`; the others are drawn as variants.
 */
export function linesOfGraph(graph: RouteGraph, lines: Lines, chosen?: readonly number[]): MapLine[] {
  const main = new Set(chosen ?? graph.arcs.filter((arc) => arc.branches.includes("main")).map((arc) => arc.id));
  const draw = (kind: MapLine["kind"], arcs: readonly GraphArc[]) =>
    chains(arcs).map((ids): MapLine => ({ kind, points: lineOfArcs(graph, ids, lines) }));
  return [
    ...draw(
      "main",
      graph.arcs.filter((arc) => main.has(arc.id)),
    ),
    ...draw(
      "variant",
      graph.arcs.filter((arc) => !main.has(arc.id)),
    ),
  ];
}

/** A waypoint as a stop on the map, known by its town's slug. */
export function stopOfWaypoint(
  { uuid, townSlug, name, size, lat, lon }: GraphWaypoint,
  { isTerminus = false } = {},
): MapStop {
  const kind = isTerminus ? "terminus" : size === "other" ? "village" : size;
  return { id: townSlug ?? uuid, name, kind, lat, lon };
}
