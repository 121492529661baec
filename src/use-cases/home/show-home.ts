import { countContent, type ContentCounts } from "#database/queries/content/content-state.ts";
import { accommodationsByTown } from "#use-cases/content/accommodation-records.ts";
import { inputsOfGraph } from "#use-cases/content/lodging-of-routes.ts";
import { routeOverviews } from "#use-cases/content/route-summaries.ts";
import { loadPasses } from "#database/queries/routes/passes.ts";
import type { LinePoint } from "#database/queries/routes/route-lines.ts";
import type { RouteOverview } from "#database/queries/routes/routes.ts";
import { buildProfile } from "#domain/elevation-profile/build-profile.ts";
import { placesNearWalk } from "#domain/elevation-profile/places-near-walk.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import { placesOnWalk, walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import { mainWay } from "#domain/route-graph/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withDefaults } from "#domain/planner-options/with-defaults.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planOn } from "#use-cases/planner/plan-walk.ts";
import { forEverybody } from "#use-cases/workers/worker-pool.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showMainLine, showRouteLines } from "#use-cases/routes/map-lines.ts";

export interface HomeRoute {
  readonly slug: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** Walking distance of the main way, in metres. */
  readonly lengthM: number;
  /** `null` if the climb of every leg is unknown. */
  readonly ascentM: number | null;
  /** Calendar days of the plan with default options; `null` if there is none. */
  readonly days: number | null;
  /** The main way from start to end. */
  readonly line: readonly LinePoint[];
}

export interface HomeFacts {
  readonly routes: readonly HomeRoute[];
  /** Elevation profile of the first route; `null` if no elevation is known. */
  readonly profile: ElevationProfile | null;
  /** Named places and passes of the first route. */
  readonly places: readonly ProfilePlace[];
  readonly counts: ContentCounts & { readonly houses: number };
}

/** The facts shown of each route, with their inputs. */
interface KeptHome {
  readonly facts: HomeFacts | null;
  readonly made: ReadonlyMap<string, { readonly of: readonly unknown[]; readonly route: HomeRoute }>;
}

/**
 * The facts of all routes on the home page. The plans behind the numbers of days are computed once, and again only if
 * the route has changed.
 */
export async function showHome(context: UseCaseContext): Promise<HomeFacts> {
  const { facts } = await context.content.getOrUpdate<KeptHome>("home", (before) =>
    collect(forEverybody(context), before?.made),
  );
  if (!facts) throw new Error("No route is published.");
  return facts;
}

async function collect(context: UseCaseContext, before: KeptHome["made"] | undefined): Promise<KeptHome> {
  const made = new Map<string, { of: readonly unknown[]; route: HomeRoute }>();
  let side: Pick<HomeFacts, "profile" | "places"> | null = null;
  for (const overview of await routeOverviews(context)) {
    const { slug } = overview;
    const of = [overview, ...(await inputsOfGraph(context, slug))];
    side ??= await sideView(context, slug);
    const known = before?.get(slug);
    const isSame = known?.of.every((input, place) => input === of[place]);
    const route = known && isSame ? known.route : await homeRoute(context, overview);
    if (route) made.set(slug, { of, route });
  }
  const houses = [...(await accommodationsByTown(context)).values()].reduce((sum, { length }) => sum + length, 0);
  const counts = { ...(await countContent(context.published)), houses };
  return { made, facts: side && { routes: [...made.values()].map(({ route }) => route), ...side, counts } };
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

async function homeRoute(context: UseCaseContext, overview: RouteOverview): Promise<HomeRoute | null> {
  const graph = await showRouteGraph(context, overview.slug);
  const line = await showMainLine(context, overview.slug);
  if (!graph || !line) return null;
  const isClimbKnown = mainWay(graph).some((arc) => arc.ascentM !== null);
  return {
    slug: overview.slug,
    name: overview.name,
    start: overview.start.name,
    end: overview.end.name,
    lengthM: overview.totals.distanceM,
    ascentM: isClimbKnown ? overview.totals.ascentM : null,
    days: await defaultDays(context, overview, graph),
    line,
  };
}

/** If no bed of a route is known, its plan ignores beds, as on the planner page. */
async function defaultDays(
  context: UseCaseContext,
  overview: RouteOverview,
  graph: RouteGraph,
): Promise<number | null> {
  const ends = { start: overview.start.slug, end: overview.end.slug };
  for (const lodging of ["required", "ignore"] as const) {
    const result = await planOn(context, graph, withDefaults(ends, { route: overview.slug, lodging }));
    if (result.ok) return result.plan.totals.days;
  }
  return null;
}
