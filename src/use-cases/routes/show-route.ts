import type { RouteDetail, RouteSummary } from "#contract/routes/routes.ts";
import { isSlug } from "#contract/http/field-types.ts";
import { loadPublishedStages, findRoute, walkingTotals } from "#database/queries/routes/routes.ts";
import { loadRouteBranches, type RouteBranch } from "#database/queries/routes/route-branches.ts";
import { loadRouteClosures, type RouteClosure } from "#database/queries/routes/route-graph.ts";
import { loadRouteTowns } from "#database/queries/routes/route-towns.ts";
import { accommodationsByTown } from "../content/accommodation-records.ts";
import { cacheDerivedBounded } from "../content/cache/cache-derived.ts";
import { inputsOfGraph } from "../content/lodging-of-routes.ts";
import type { UseCaseContext } from "../context.ts";
import { summaryOf, totalsInKm, routeSummaries } from "#use-cases/content/route-summaries.ts";
import { replacedArcs, trunkStretch } from "#domain/route-graph/branches/replaced-arcs.ts";
import { walkDifference } from "#domain/route-graph/walks/walk-totals.ts";
import { findSlugOfFormer } from "#database/queries/places/town-names.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { stepsOfRoutes } from "#use-cases/content/routes-of-towns.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

/** A published route with its totals, towns in order, branches and published stages, or `null` when there is none. */
export async function showRoute(context: UseCaseContext, slug: string): Promise<RouteDetail | null> {
  if (!isSlug(slug)) return null;
  const inputs = () => inputsOfGraph(context, slug);
  return cacheDerivedBounded(context, `route ${slug}`, inputs, async (published): Promise<RouteDetail | null> => {
    const overview = await findRoute(published, slug);
    if (!overview) return null;
    const [towns, branches, closures, stages] = await Promise.all([
      loadRouteTowns(published, slug, await accommodationsByTown(context)),
      loadRouteBranches(published, slug),
      loadRouteClosures(published, slug),
      loadPublishedStages(published, slug),
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

type ShownBranch = RouteDetail["branches"][number];

/** The branches of a route for comparison on its page. */
function showBranches(branches: readonly RouteBranch[], closures: readonly RouteClosure[]): readonly ShownBranch[] {
  return branches.map((branch) => ({
    slug: branch.slug,
    name: branch.name,
    names: branch.names,
    kind: branch.kind,
    totals: totalsInKm(walkingTotals(branch.arcs)),
    difference: differenceOf(branch, branches),
    closures: closuresOf(branch, branches, closures),
    description: branch.description,
    descriptionEs: branch.descriptionEs,
    sources: branch.sources,
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

/** The current slug of a published route by a previous one; `null` for slugs that were never used. */
export async function findRenamedRoute(context: UseCaseContext, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  return context.content.getOrLoadBounded(`former-slug ${slug}`, () => findSlugOfFormer(context.published, slug));
}

/**
 * Other published routes to continue on from a town, in the order of the routes: those that pass it and do not end
 * there.
 *
 * @param graph of the route on which the town was reached
 */
export async function onwardRoutes(
  context: UseCaseContext,
  graph: RouteGraph,
  reached: { readonly route: string; readonly town: string },
): Promise<readonly RouteSummary[]> {
  const waypoint = townOn(graph, reached.town)?.uuid;
  const [routes, steps] = await Promise.all([routeSummaries(context), stepsOfRoutes(context)]);
  const through = new Set(
    steps.filter(({ from, to }) => from === waypoint || to === waypoint).map(({ routeSlug }) => routeSlug),
  );
  return routes.filter(({ slug, end }) => slug !== reached.route && through.has(slug) && end.slug !== reached.town);
}
