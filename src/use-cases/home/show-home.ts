import { countContent, type ContentCounts } from "#database/queries/content/content-state.ts";
import { accommodationsByTown } from "#use-cases/content/accommodation-records.ts";
import { walkableOverviews, withoutRoutes } from "#use-cases/content/route-summaries.ts";
import { loadPasses } from "#database/queries/routes/passes.ts";
import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import { placesNearWalk } from "#domain/geography/elevation-profile/places-near-walk.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { placesOnWalk, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import { abandonedPlan, type HomeRoute, routeFigures } from "./route-figures.ts";

interface HomeFacts {
  readonly routes: readonly HomeRoute[];
  /** Elevation profile of the first route; `null` if no elevation is known. */
  readonly profile: ElevationProfile | null;
  /** Named places and passes of the first route. */
  readonly places: readonly ProfilePlace[];
  readonly counts: ContentCounts & { readonly houses: number };
  /** False if plans were given up under overload: the answer stands for a few seconds. */
  readonly isWhole: boolean;
}

/** The facts of all walkable routes on the home page. @throws UseCaseError `unavailable` while there is none */
export async function showHome(context: UseCaseContext): Promise<HomeFacts> {
  const facts = await context.content.getOrLoad(
    "home",
    () => collect(context),
    ({ isWhole }) => !isWhole,
  );
  if (!facts) throw withoutRoutes();
  return facts;
}

async function collect(context: UseCaseContext): Promise<HomeFacts | null> {
  const routes: HomeRoute[] = [];
  let isWhole = true;
  let side: Pick<HomeFacts, "profile" | "places"> | null = null;
  // Sequentially: only a few of very many routes are in memory at a time.
  for (const overview of await walkableOverviews(context)) {
    side ??= await sideView(context, overview.slug);
    const figures = await routeFigures(context, overview);
    if (!figures) continue;
    routes.push(figures.route);
    if (figures.plan === abandonedPlan) isWhole = false;
  }
  const houses = [...(await accommodationsByTown(context)).values()].reduce((sum, { length }) => sum + length, 0);
  return side && { routes, ...side, counts: { ...(await countContent(context.published)), houses }, isWhole };
}

/** The elevation profile of a route; null if there is none. */
async function sideView(context: UseCaseContext, slug: string): Promise<Pick<HomeFacts, "profile" | "places"> | null> {
  const graph = await showRouteGraph(context, slug);
  const lines = await showRouteLines(context, slug);
  if (!graph || !lines) return null;
  const ids = mainWay(graph).map((arc) => arc.id);
  const arcs = walkedArcs(graph, ids, lines);
  const passes = await loadPasses(context.published, slug);
  return { profile: buildProfile(arcs), places: [...placesOnWalk(graph, ids), ...placesNearWalk(arcs, passes)] };
}
