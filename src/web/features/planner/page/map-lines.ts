import type { ArcLinePoint } from "#domain/elevation-profile/profile.ts";
import { mainWay } from "#domain/route-graph/main-way.ts";
import type { GraphArc, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { MapLine } from "#web/components/route-map/map-types.ts";

type Lines = ReadonlyMap<number, readonly ArcLinePoint[]>;

/** The main way in one line, and every stretch of the other branches that is not part of it. */
export function mapLines(graph: RouteGraph, lines: Lines): MapLine[] {
  const way = mainWay(graph);
  const main = new Set(way.map(({ id }) => id));
  const ends = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  const pointsOf = (arc: GraphArc): readonly ArcLinePoint[] => {
    const [from, to] = [ends.get(arc.from), ends.get(arc.to)];
    return (
      lines.get(arc.id) ??
      (from && to
        ? [
            [from.lat, from.lon],
            [to.lat, to.lon],
          ]
        : [])
    );
  };
  const others = graph.arcs.filter((arc) => !main.has(arc.id));
  return [
    { kind: "main", points: way.flatMap(pointsOf) },
    ...chains(others).map((chain): MapLine => ({ kind: "variant", points: chain.flatMap(pointsOf) })),
  ];
}

/** Arcs that follow each other in the list and on the ground, together. */
function chains(arcs: readonly GraphArc[]): GraphArc[][] {
  const found: GraphArc[][] = [];
  for (const arc of arcs) {
    const last = found.at(-1);
    if (last?.at(-1)?.to === arc.from) last.push(arc);
    else found.push([arc]);
  }
  return found;
}

/** The points of some arcs, one arc after the other. */
export function stretch(arcs: readonly number[], lines: Lines): readonly ArcLinePoint[] {
  return arcs.flatMap((id) => lines.get(id) ?? []);
}
