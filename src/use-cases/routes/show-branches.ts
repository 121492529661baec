import type { RouteDetail } from "#contract/routes/routes.ts";
import type { RouteBranch } from "#database/queries/routes/route-branches.ts";
import type { RouteClosure } from "#database/queries/routes/route-closures.ts";
import { walkingTotals } from "#database/queries/routes/routes.ts";
import { replacedArcs, trunkStretch } from "#domain/route-graph/replaced-arcs.ts";
import { walkDifference } from "#domain/route-graph/walk-totals.ts";
import { totalsInKm } from "#use-cases/content/route-summaries.ts";

type ShownBranch = RouteDetail["branches"][number];

/** The branches of a route as its page compares them. */
export function showBranches(
  branches: readonly RouteBranch[],
  closures: readonly RouteClosure[],
): readonly ShownBranch[] {
  return branches.map((branch) => ({
    slug: branch.slug,
    name: branch.name,
    names: branch.names,
    kind: branch.kind,
    totals: totalsInKm(walkingTotals(branch.arcs)),
    difference: differenceOf(branch, branches),
    closures: closuresOf(branch, branches, closures),
  }));
}

function differenceOf(branch: RouteBranch, branches: readonly RouteBranch[]): ShownBranch["difference"] {
  const stretch = trunkStretch(branch, branches);
  if (stretch.length === 0) return null;
  const { distanceM, ...climb } = walkDifference(branch.arcs, stretch);
  return { km: distanceM / 1000, ...climb };
}

function closuresOf(
  branch: RouteBranch,
  branches: readonly RouteBranch[],
  closures: readonly RouteClosure[],
): ShownBranch["closures"] {
  const own = new Set(branch.arcs.map(({ id }) => id));
  const replaced = new Set(replacedArcs(branch, branches));
  return closures.flatMap(({ arcs, ...facts }): ShownBranch["closures"][number][] => {
    if (arcs.some((id) => own.has(id))) return [{ ...facts, of: "branch" }];
    return arcs.some((id) => replaced.has(id)) ? [{ ...facts, of: "replaced" }] : [];
  });
}
