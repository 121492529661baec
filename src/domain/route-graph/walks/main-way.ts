import type { GraphArc, RouteGraph } from "../route-graph.ts";

/**
 * The arcs of the main branch in walking order, ferries included, from the waypoint where no arc of main ends, up to
 * where the chain breaks; empty if the graph has no main branch.
 */
export function mainWay(graph: RouteGraph): readonly GraphArc[] {
  const main = graph.branches.find((branch) => branch.kind === "main");
  if (!main) return [];
  return inWalkingOrder(graph.arcs.filter((arc) => arc.branches.includes(main.slug)));
}

/**
 * Arcs of one branch in walking order, from the first that no other leads to, as far as the chain goes. A way that
 * begins where it ends starts with the first arc, and of several that leave a place it passes again the first is next.
 */
export function inWalkingOrder(arcs: readonly GraphArc[]): readonly GraphArc[] {
  const leaving = new Map<string, GraphArc[]>();
  for (const arc of arcs) leaving.set(arc.from, [...(leaving.get(arc.from) ?? []), arc]);
  const reached = new Set(arcs.map((arc) => arc.to));
  const way: GraphArc[] = [];
  let at = (arcs.find((arc) => !reached.has(arc.from)) ?? arcs[0])?.from;
  while (at !== undefined) {
    const next = leaving.get(at)?.shift();
    if (next) way.push(next);
    at = next?.to;
  }
  return way;
}

/** Groups of arcs that are consecutive both in the list and on the ground. */
export function contiguousParts<Arc extends Pick<GraphArc, "from" | "to">>(arcs: readonly Arc[]): Arc[][] {
  const parts: Arc[][] = [];
  for (const arc of arcs) {
    const last = parts.at(-1);
    if (last?.at(-1)?.to === arc.from) last.push(arc);
    else parts.push([arc]);
  }
  return parts;
}
