import { countContent, type ContentCounts } from "#database/queries/content/content-state.ts";
import { loadPasses, type Pass } from "#database/queries/routes/passes.ts";
import type { LinePoint } from "#database/queries/routes/route-lines.ts";
import { listRoutes, type RouteOverview } from "#database/queries/routes/routes.ts";
import { buildProfile } from "#domain/elevation-profile/build-profile.ts";
import { placesNearWalk } from "#domain/elevation-profile/places-near-walk.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import { withoutSpurs } from "#domain/route-geometry/without-spurs.ts";
import { placesOnWalk, walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import { mainWay } from "#domain/route-graph/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withDefaults } from "#domain/planner-options/with-defaults.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planOn } from "#use-cases/planner/plan-walk.ts";
import { forEverybody } from "#use-cases/workers/worker-pool.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteLines, type RouteLines } from "#use-cases/routes/map-lines.ts";

export interface HomeRoute {
  readonly slug: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** Walked metres of the main way. */
  readonly lengthM: number;
  /** `null` where the climb of no leg is known. */
  readonly ascentM: number | null;
  /** Calendar days of the plan with every default; `null` where there is none. */
  readonly days: number | null;
  /** The main way from start to end. */
  readonly line: readonly LinePoint[];
}

export interface HomeFacts {
  readonly routes: readonly HomeRoute[];
  /** The first route seen from the side; `null` where no elevation is known. */
  readonly profile: ElevationProfile | null;
  /** Named places and passes of the first route. */
  readonly places: readonly ProfilePlace[];
  readonly counts: ContentCounts;
}

/** What the first page shows of all routes. The plans behind the numbers of days are made once per content revision. */
export async function showHome(context: UseCaseContext): Promise<HomeFacts> {
  const facts = await context.content.remember("home", () => collect(forEverybody(context)));
  if (!facts) throw new Error("No route is published.");
  return facts;
}

async function collect(context: UseCaseContext): Promise<HomeFacts | null> {
  const { published } = context;
  const routes: HomeRoute[] = [];
  let side: Pick<HomeFacts, "profile" | "places"> | null = null;
  for (const overview of await listRoutes(published)) {
    const graph = await showRouteGraph(context, overview.slug);
    const lines = await showRouteLines(context, overview.slug);
    if (!graph || !lines) continue;
    const ids = mainWay(graph).map((arc) => arc.id);
    side ??= sideView(graph, ids, lines, await loadPasses(published, overview.slug));
    const known = ids.map((id) => lines.get(id) ?? []);
    const line = withoutSpurs(known, ([lat, lon]) => `${lat} ${lon}`).flat();
    routes.push(homeRoute(overview, graph, line, await defaultDays(context, overview, graph)));
  }
  return side && { routes, ...side, counts: await countContent(published) };
}

function sideView(
  graph: RouteGraph,
  ids: readonly number[],
  lines: RouteLines,
  passes: readonly Pass[],
): Pick<HomeFacts, "profile" | "places"> {
  const arcs = walkedArcs(graph, ids, lines);
  return { profile: buildProfile(arcs), places: [...placesOnWalk(graph, ids), ...placesNearWalk(arcs, passes)] };
}

function homeRoute(
  overview: RouteOverview,
  graph: RouteGraph,
  line: readonly LinePoint[],
  days: number | null,
): HomeRoute {
  const isClimbKnown = mainWay(graph).some((arc) => arc.ascentM !== null);
  return {
    slug: overview.slug,
    name: overview.name,
    start: overview.start.name,
    end: overview.end.name,
    lengthM: overview.totals.distanceM,
    ascentM: isClimbKnown ? overview.totals.ascentM : null,
    days,
    line,
  };
}

/** Where no bed of a route is known, its plan leaves beds out of account, as the planner page does. */
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
