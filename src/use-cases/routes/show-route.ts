import type { RouteDetail } from "#contract/routes/routes.ts";
import { isSlug } from "#contract/http/slug.ts";
import { loadPublishedStages } from "#database/queries/routes/published-stages.ts";
import { loadRouteBranches } from "#database/queries/routes/route-branches.ts";
import { loadRouteClosures } from "#database/queries/routes/route-closures.ts";
import { loadRouteTowns } from "#database/queries/routes/route-towns.ts";
import { findRoute } from "#database/queries/routes/routes.ts";
import type { UseCaseContext } from "../context.ts";
import { summaryOf } from "#use-cases/content/route-summaries.ts";
import { showBranches } from "./show-branches.ts";

/** A published route with its totals, towns in order, branches and published stages, or `null` when there is none. */
export async function showRoute(context: UseCaseContext, slug: string): Promise<RouteDetail | null> {
  if (!isSlug(slug)) return null;
  return context.content.remember(`route ${slug}`, async () => {
    const overview = await findRoute(context.database, slug);
    if (!overview) return null;
    const [towns, branches, closures, stages] = await Promise.all([
      loadRouteTowns(context.database, slug),
      loadRouteBranches(context.database, slug),
      loadRouteClosures(context.database, slug),
      loadPublishedStages(context.database, slug),
    ]);
    return {
      uuid: overview.uuid,
      version: overview.version,
      summary: overview.summary,
      summaryEs: overview.summaryEs,
      sources: overview.sources,
      ...summaryOf(overview),
      towns: towns.map(({ distanceM, ...town }) => ({ ...town, km: distanceM === null ? null : distanceM / 1000 })),
      branches: showBranches(branches, closures),
      publishedStages: stages.map(({ distanceM, ...stage }) => ({ ...stage, km: distanceM / 1000 })),
    };
  });
}
