import type { RouteOverview } from "#database/queries/routes/routes.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { type LongestGaps, longestGaps } from "#domain/route-graph/walks/longest-gaps.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";
import { cacheDerived } from "#use-cases/content/cache/cache-derived.ts";
import { inputsOfGraph } from "#use-cases/content/lodging-of-routes.ts";
import { climbOfRoute, type RouteClimb, totalsInKm } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planOn } from "#use-cases/planner/plan-walk.ts";
import { type OutlinePoints, showMainLine } from "#use-cases/routes/map-lines.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { sharedTaskOptions, TaskAbandonedError } from "#use-cases/workers/worker-pool.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

export interface HomeRoute extends RouteClimb {
  readonly slug: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** Walking distance of the main way, in metres. */
  readonly lengthM: number;
  /** Calendar days of the plan with default options; `null` if there is none. */
  readonly days: number | null;
  /** The main way from start to end, for small pictures. */
  readonly line: OutlinePoints;
}

/** Figures of the plan of a whole route with default options at a pace; null if there is no plan. */
export interface PlanFigures {
  readonly days: number | null;
  readonly longestDay: { readonly hours: number; readonly from: string; readonly to: string } | null;
}

/** What all lists of routes show of one, planned at the default pace. */
interface RouteFigures {
  readonly route: HomeRoute;
  readonly plan: PlanFigures;
  /** Of its main way. */
  readonly gaps: LongestGaps;
  /** Known closures, ends as MM-DD, without duplicates. */
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

export const noPlan: PlanFigures = { days: null, longestDay: null };

/** Of a plan that was given up under overload, which says nothing of the route; by identity. */
export const abandonedPlan: PlanFigures = { ...noPlan };

/**
 * The figures of a published route, computed again only if something has changed on it; null without a graph. Under
 * overload those of its plan are `abandonedPlan`, for a few seconds.
 */
export async function routeFigures(context: UseCaseContext, overview: RouteOverview): Promise<RouteFigures | null> {
  const { slug } = overview;
  const inputs = async () => [overview, ...(await inputsOfGraph(context, slug))];
  return loadOrFallback(context, `shown-figures ${slug}`, {
    load: () =>
      cacheDerived(context, `route-figures ${slug}`, inputs, () =>
        figuresOf(context, overview, (graph) => planFigures(context, graph, overview, defaultPace)),
      ),
    fallback: () => figuresOf(context, overview, async () => abandonedPlan),
    isFallback: ({ plan }) => plan === abandonedPlan,
  });
}

interface WithFallback<Value> {
  load(): Promise<Value | null>;
  fallback(): Promise<Value | null>;
  isFallback(value: Value): boolean;
}

/** Loads a value once per content revision; if its planning task was abandoned, the fallback, for a few seconds. */
export async function loadOrFallback<Value>(
  context: UseCaseContext,
  key: string,
  { load, fallback, isFallback }: WithFallback<Value>,
): Promise<Value | null> {
  const loadIfPossible = async (): Promise<Value | null> => {
    try {
      return await load();
    } catch (error) {
      if (error instanceof TaskAbandonedError) return fallback();
      throw error;
    }
  };
  return context.content.getOrLoad(key, loadIfPossible, isFallback);
}

async function figuresOf(
  context: UseCaseContext,
  overview: RouteOverview,
  planOf: (graph: RouteGraph) => Promise<PlanFigures>,
): Promise<RouteFigures | null> {
  const { slug, name, start, end, totals } = overview;
  const graph = await showRouteGraph(context, slug);
  const line = await showMainLine(context, slug);
  if (!graph || !line) return null;
  const way = mainWay(graph);
  const plan = await planOf(graph);
  const lengthM = totals.distanceM;
  return {
    route: {
      slug,
      name,
      start: start.name,
      end: end.name,
      lengthM,
      ...climbOfRoute(totalsInKm(totals)),
      days: plan.days,
      line,
    },
    plan,
    gaps: longestGaps(way, graph.waypoints),
    closures: [...new Map(graph.closures.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values()],
  };
}

/**
 * If no bed of a route is known, its plan ignores beds, as on the planner page.
 *
 * @throws TaskAbandonedError if the plan was not ready in time, which says nothing about the route
 */
export async function planFigures(
  context: UseCaseContext,
  graph: RouteGraph,
  overview: RouteOverview,
  pace: Pace,
): Promise<PlanFigures> {
  const ends = { start: overview.start.slug, end: overview.end.slug };
  for (const lodging of ["required", "ignore"] as const) {
    const options = withDefaults(ends, { route: overview.slug, lodging, pace });
    const result = await planOn(sharedTaskOptions(context), graph, options);
    if (!result.ok) {
      if (result.refusals.some(({ code }) => code === "too_many_possibilities")) throw new TaskAbandonedError();
      continue;
    }
    const { days, totals } = result.plan;
    const [longest] = days.toSorted((a, b) => b.hours - a.hours);
    const nameOf = (slug: string) => townOn(graph, slug)?.name ?? slug;
    const longestDay = longest ? { hours: longest.hours, from: nameOf(longest.from), to: nameOf(longest.to) } : null;
    return { days: totals.days, longestDay };
  }
  return noPlan;
}
