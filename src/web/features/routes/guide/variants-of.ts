import type { RouteDetail } from "#contract/routes/routes.ts";
import { type LongestGaps, longestGaps } from "#domain/route-graph/longest-gaps.ts";
import { inWalkingOrder } from "#domain/route-graph/main-way.ts";
import type { BranchKind, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";

/** A branch beside the main way as the page of its route compares it. */
export interface VariantFacts extends Omit<RouteDetail["branches"][number], "kind" | "names"> {
  readonly kind: Exclude<BranchKind, "main">;
  /** Names of the places where it begins and ends. */
  readonly from: string;
  readonly to: string;
  readonly gaps: LongestGaps;
}

/** Every branch beside the main way with its name in a language and the names of its two ends. */
export function variantsOf(branches: RouteDetail["branches"], graph: RouteGraph, language: string): VariantFacts[] {
  const names = new Map(graph.waypoints.map(({ uuid, name }) => [uuid, name]));
  return branches.flatMap(({ kind, name, names: translated, ...branch }): VariantFacts[] => {
    if (kind === "main") return [];
    const arcs = inWalkingOrder(graph.arcs.filter((arc) => arc.branches.includes(branch.slug)));
    const [first, last] = [arcs[0], arcs.at(-1)];
    if (!first || !last) return [];
    return [
      {
        ...branch,
        name: nameIn(language, { name, names: translated }),
        kind,
        from: names.get(first.from) ?? "",
        to: names.get(last.to) ?? "",
        gaps: longestGaps(arcs, graph.waypoints),
      },
    ];
  });
}
