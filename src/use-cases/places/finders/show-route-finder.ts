import type { RouteOverview } from "#database/queries/routes/routes.ts";
import { type PaceName, pacePresets } from "#domain/planner/options/presets.ts";
import type { LongestGaps } from "#domain/route-graph/walks/longest-gaps.ts";
import { cacheDerived } from "#use-cases/content/cache/cache-derived.ts";
import { inputsOfGraph } from "#use-cases/content/lodging-of-routes.ts";
import { undrawnRoutes, walkableOverviews } from "#use-cases/content/route-summaries.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import {
  abandonedPlan,
  type HomeRoute,
  noPlan,
  type PlanFigures,
  planFigures,
  routeFigures,
  loadOrFallback,
} from "#use-cases/home/route-figures.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { arrivalsByRoute } from "#domain/crowding/pilgrim-figures.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showLineQuality } from "#use-cases/routes/show-way.ts";

/** With the figures of its plan at the chosen pace. */
export interface RouteChoice extends HomeRoute, PlanFigures {
  /** Towns of the route, on its main way or off it. */
  readonly towns: number;
  readonly houses: number;
  /** Of its main way; null if no house of the route is known. */
  readonly gaps: LongestGaps | null;
  /** Known closures, ends as MM-DD, without duplicates. */
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

interface RouteFinder {
  readonly routes: readonly RouteChoice[];
  /** Names and ends of those without a way yet. */
  readonly undrawn: readonly Pick<HomeRoute, "slug" | "name" | "start" | "end">[];
  /** False if plans were given up under overload: the answer stands for a few seconds. */
  readonly isWhole: boolean;
}

/** All published routes, planned at a pace once, and again only after changes on them. */
export async function showRouteFinder(context: UseCaseContext, pace: PaceName): Promise<RouteFinder> {
  const { byRoute } = await townDirectory(context);
  const routes: RouteChoice[] = [];
  let isWhole = true;
  // Sequentially: only a few of very many routes are in memory at a time.
  for (const overview of await walkableOverviews(context)) {
    const figures = await routeFigures(context, overview);
    if (!figures) continue;
    const plan = pace === "standard" ? figures.plan : await planAt(context, overview, pace);
    const through = byRoute.get(overview.slug) ?? [];
    const houses = through.reduce((sum, town) => sum + town.houses, 0);
    const { route, gaps, closures } = figures;
    if (plan === abandonedPlan) isWhole = false;
    routes.push({ ...route, ...plan, towns: through.length, houses, gaps: houses > 0 ? gaps : null, closures });
  }
  const undrawn = (await undrawnRoutes(context)).map(({ slug, name, start, end }) => ({
    slug,
    name,
    start: start.name,
    end: end.name,
  }));
  return { routes, undrawn, isWhole };
}

async function planAt(context: UseCaseContext, overview: RouteOverview, pace: PaceName): Promise<PlanFigures> {
  const { slug } = overview;
  const inputs = async () => [overview, ...(await inputsOfGraph(context, slug))];
  const plan = await loadOrFallback(context, `shown-plan ${pace} ${slug}`, {
    load: () =>
      cacheDerived<PlanFigures>(context, `route-plan ${pace} ${slug}`, inputs, async () => {
        const graph = await showRouteGraph(context, slug);
        return graph ? planFigures(context, graph, overview, pacePresets[pace]) : noPlan;
      }),
    fallback: async () => abandonedPlan,
    isFallback: (planned) => planned === abandonedPlan,
  });
  return plan ?? noPlan;
}

/** What helps to choose between routes, besides their figures. */
export interface ComparedRoute {
  readonly slug: string;
  /** A description in English and Spanish; null if not written yet. */
  readonly summary: string | null;
  readonly summaryEs: string | null;
  /** Arrivals in Santiago in the year of the statistics; null if unknown. */
  readonly pilgrims: number | null;
  /** The highest place on its main way with known elevation; null if there is none. */
  readonly highest: { readonly name: string; readonly metres: number } | null;
  /** Share of its length with a known path, from 0 to 1: elsewhere its line has few points or is straight. */
  readonly surveyed: number | null;
}

/** The routes with these slugs, in order; unknown slugs are left out. */
export async function showComparedRoutes(
  context: UseCaseContext,
  slugs: readonly string[],
): Promise<readonly ComparedRoute[]> {
  const compared = await Promise.all(
    slugs.map(async (slug): Promise<ComparedRoute[]> => {
      const [route, graph] = await Promise.all([showRoute(context, slug), showRouteGraph(context, slug)]);
      if (!route || !graph) return [];
      const { summary, summaryEs } = route;
      const quality = await showLineQuality(context, slug);
      const pilgrims = arrivalsByRoute[slug] ?? null;
      return [{ slug, summary, summaryEs, pilgrims, highest: highestOf(graph), surveyed: quality?.surveyed ?? null }];
    }),
  );
  return compared.flat();
}

function highestOf(graph: RouteGraph): ComparedRoute["highest"] {
  const passed = new Set(mainWay(graph).flatMap(({ from, to }) => [from, to]));
  const elevations = graph.waypoints.flatMap(({ uuid, name, elevationM }) =>
    elevationM === null || !passed.has(uuid) ? [] : [{ name, metres: elevationM }],
  );
  return elevations.reduce<ComparedRoute["highest"]>((top, one) => (top && top.metres >= one.metres ? top : one), null);
}
