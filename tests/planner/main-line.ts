import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Town slugs along the main branch, in the order of walking. */
export function townsOfMain(graph: RouteGraph): readonly string[] {
  const main = new Set(graph.branches.filter(({ kind }) => kind === "main").map(({ slug }) => slug));
  const arcs = graph.arcs.filter((arc) => arc.branches.some((slug) => main.has(slug)));
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
