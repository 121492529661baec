import type { OnwardLeg } from "../../options/options-of-legs.ts";
import type { GraphArc, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { leadsTo } from "#domain/route-graph/towns/leaving-towns.ts";

/** The facts of a route relevant to continuations. */
export interface OnwardRoute {
  readonly slug: string;
  /** Town slugs. */
  readonly start: string;
  readonly end: string;
  readonly graph: RouteGraph;
}

/**
 * Possible continuations from a town, never along a stretch already walked, in either direction: to the end of each
 * route that continues from there, and if another route connects two of its towns, to each of these, and to both in
 * either order.
 * @param reached the town, by its slug, and the arcs already walked
 */
export function continuations(
  routes: readonly OnwardRoute[],
  { town: from, walked }: { town: string; walked: readonly GraphArc[] },
): OnwardLeg[][] {
  return routes.flatMap(({ slug, start, end, graph: fullGraph }) => {
    const graph = withoutArcs(fullGraph, walked);
    const leg = (to: string, ...mustStop: string[]): OnwardLeg => ({ route: slug, from, to, mustStop });
    // One that is circular, or follows the same route again, connects nothing.
    const joining = routes.filter(
      (other) =>
        other.slug !== slug &&
        other.start !== start &&
        other.end !== end &&
        leadsTo(fullGraph, start, other.start) &&
        leadsTo(fullGraph, start, other.end),
    );
    const ends = [end, ...joining.flatMap((other) => [other.start, other.end])];
    const both = joining
      .filter((other) => leadsTo(graph, from, other.start) && leadsTo(graph, from, other.end))
      .flatMap((other) => [
        [leg(other.start), { route: other.slug, from: other.start, to: other.end, mustStop: [] }],
        ...(leadsTo(graph, other.end, other.start) ? [[leg(other.start, other.end)]] : []),
      ]);
    return [...ends.filter((to) => leadsTo(graph, from, to)).map((to) => [leg(to)]), ...both];
  });
}

/** Key of the two ends of an arc, independent of direction. */
export function undirectedKey({ from, to }: GraphArc): string {
  return [from, to].toSorted().join();
}

function withoutArcs(graph: RouteGraph, walked: readonly GraphArc[]): RouteGraph {
  const stretches = new Set(walked.map(undirectedKey));
  return { ...graph, arcs: graph.arcs.filter((arc) => !stretches.has(undirectedKey(arc))) };
}
