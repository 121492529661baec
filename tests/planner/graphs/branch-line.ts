import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Town slugs along a branch, in the order of walking. */
export function townsOf(graph: RouteGraph, branch: string): readonly string[] {
  const arcs = graph.arcs.filter((arc) => arc.branches.includes(branch));
  const next = new Map(arcs.map((arc) => [arc.from, arc.to]));
  const arrivals = new Set(arcs.map((arc) => arc.to));
  const slugOf = new Map(graph.waypoints.map((w) => [w.uuid, w.townSlug]));
  const towns: string[] = [];
  let at = arcs.find((arc) => !arrivals.has(arc.from))?.from;
  for (; at !== undefined; at = next.get(at)) {
    const slug = slugOf.get(at);
    if (slug !== undefined) towns.push(slug);
  }
  return towns;
}
