import type { RouteDetail } from "#contract/routes.ts";
import { isSlug } from "#contract/slug.ts";
import { loadRouteBranches } from "#database/queries/route-branches.ts";
import { loadRouteTowns } from "#database/queries/route-towns.ts";
import { walkingTotals } from "#database/queries/routes.ts";
import type { UseCaseContext } from "../context.ts";
import { routeSummaries, totalsInKm } from "./route-summaries.ts";

/** A published route with its totals, towns in order and branches, or `null` when there is none. */
export async function showRoute(context: UseCaseContext, slug: string): Promise<RouteDetail | null> {
  if (!isSlug(slug)) return null;
  return context.content.remember(`route ${slug}`, async () => {
    const summary = (await routeSummaries(context)).find((route) => route.slug === slug);
    if (!summary) return null;
    const [towns, branches] = await Promise.all([
      loadRouteTowns(context.database, slug),
      loadRouteBranches(context.database, slug),
    ]);
    return {
      ...summary,
      towns: towns.map(({ distanceM, ...town }) => ({ ...town, km: distanceM === null ? null : distanceM / 1000 })),
      branches: branches.map((branch) => ({
        slug: branch.slug,
        name: branch.name,
        kind: branch.kind,
        totals: totalsInKm(walkingTotals(branch.arcs)),
      })),
    };
  });
}
