import type { RouteDetail } from "#contract/routes/routes.ts";
import { type BranchCourse, branchCourse } from "#domain/route-graph/branches/branch-course.ts";
import type { BranchKind, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";

/** A branch in the comparison on its route's page. */
export interface VariantFacts extends Omit<RouteDetail["branches"][number], "kind" | "names">, BranchCourse {
  readonly kind: Exclude<BranchKind, "main">;
}

/** Every branch with its name in a language and its ends. */
export function variantsOf(branches: RouteDetail["branches"], graph: RouteGraph, language: string): VariantFacts[] {
  return branches.flatMap(({ kind, name, names: translated, ...branch }): VariantFacts[] => {
    if (kind === "main") return [];
    const course = branchCourse(graph, branch.slug);
    return course ? [{ ...branch, name: nameIn(language, { name, names: translated }), kind, ...course }] : [];
  });
}
