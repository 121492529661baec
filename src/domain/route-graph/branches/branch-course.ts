import { type LongestGaps, longestGaps } from "../walks/longest-gaps.ts";
import { inWalkingOrder } from "../walks/main-way.ts";
import { townsBeside } from "../towns/towns-passed.ts";
import type { RouteGraph } from "../route-graph.ts";
import { waypointsByUuid } from "../graph-lookup.ts";

/** Where a branch leads. */
export interface BranchCourse {
  /** Names of the places where it begins and ends. */
  readonly from: string;
  readonly to: string;
  /** Names of the towns between its ends that the main way does not pass, in walking order. */
  readonly passes: readonly string[];
  readonly gaps: LongestGaps;
}

/** Where a branch of a route leads, by its slug; null where it has no arcs. */
export function branchCourse(graph: RouteGraph, slug: string): BranchCourse | null {
  const arcs = inWalkingOrder(graph.arcs.filter(({ branches }) => branches.includes(slug)));
  const [first, last] = [arcs[0], arcs.at(-1)];
  if (!first || !last) return null;
  const waypoints = waypointsByUuid(graph);
  return {
    from: waypoints.get(first.from)?.name ?? "",
    to: waypoints.get(last.to)?.name ?? "",
    passes: townsBeside(graph, arcs),
    gaps: longestGaps(arcs, graph.waypoints),
  };
}
