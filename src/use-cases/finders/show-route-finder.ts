import { type LongestGaps, longestGaps } from "#domain/route-graph/longest-gaps.ts";
import { mainWay } from "#domain/route-graph/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import { inputsOfGraph } from "../content/lodging-of-routes.ts";
import type { UseCaseContext } from "../context.ts";
import { planWalk } from "../planner/plan-walk.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { forEverybody } from "../workers/worker-pool.ts";
import { showHome, type HomeRoute } from "#use-cases/home/show-home.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";

export interface RouteChoice extends HomeRoute {
  /** Towns of the route, on its main way or off it. */
  readonly towns: number;
  readonly houses: number;
  /** Of its main way; null if no house of the route is known. */
  readonly gaps: LongestGaps | null;
  /** The longest day of the plan with default options at this pace; null if there is no plan. */
  readonly longestDay: { readonly hours: number; readonly from: string; readonly to: string } | null;
  /** Known closures, ends as MM-DD, without duplicates. */
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

/** The facts of a route at a pace, with their inputs. */
interface MadeChoice {
  readonly of: readonly unknown[];
  readonly facts: Pick<RouteChoice, "days" | "longestDay" | "gaps" | "closures">;
}

interface KeptFinder {
  readonly choices: readonly RouteChoice[];
  readonly made: ReadonlyMap<string, MadeChoice>;
}

/** All published routes with their number of days at a pace: planned once, and replanned only after changes. */
export async function showRouteFinder(context: UseCaseContext, pace: Pace): Promise<readonly RouteChoice[]> {
  const key = `route-finder ${pace.flatKmh} ${pace.ascentMPerH} ${pace.descentMPerH}`;
  const kept = await context.content.getOrUpdateBounded<KeptFinder>(key, (before) =>
    collect(forEverybody(context), pace, before?.made),
  );
  return kept?.choices ?? [];
}

async function collect(
  context: UseCaseContext,
  pace: Pace,
  before: KeptFinder["made"] | undefined,
): Promise<KeptFinder> {
  const { routes } = await showHome(context);
  const { byRoute } = await townDirectory(context);
  const choices: RouteChoice[] = [];
  const made = new Map<string, MadeChoice>();
  // Sequentially: only a few of very many routes are in memory at a time.
  for (const route of routes) {
    const { slug } = route;
    const through = byRoute.get(slug) ?? [];
    const houses = through.reduce((sum, town) => sum + town.houses, 0);
    const of = [houses > 0, ...(await inputsOfGraph(context, slug))];
    const known = before?.get(slug);
    const isSame = known?.of.every((input, place) => input === of[place]);
    const facts = known && isSame ? known.facts : await factsAt(context, slug, pace, houses);
    made.set(slug, { of, facts });
    choices.push({ ...route, ...facts, towns: through.length, houses });
  }
  return { choices, made };
}

async function factsAt(
  context: UseCaseContext,
  slug: string,
  pace: Pace,
  houses: number,
): Promise<MadeChoice["facts"]> {
  const graph = await showRouteGraph(context, slug);
  const closures = new Map((graph?.closures ?? []).map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  return {
    ...(await daysAt(context, slug, pace, graph)),
    gaps: graph && houses > 0 ? longestGaps(mainWay(graph), graph.waypoints) : null,
    closures: [...closures.values()],
  };
}

/** If no bed of a route is known, beds are ignored, as on the planner page. */
async function daysAt(
  context: UseCaseContext,
  route: string,
  pace: Pace,
  graph: RouteGraph | null,
): Promise<Pick<RouteChoice, "days" | "longestDay">> {
  for (const lodging of ["required", "ignore"] as const) {
    const walk = await planWalk(context, { route, lodging, pace });
    if (!walk?.result.ok) continue;
    const { days, totals } = walk.result.plan;
    const [longest] = days.toSorted((a, b) => b.hours - a.hours);
    const nameOf = (slug: string) => graph?.waypoints.find(({ townSlug }) => townSlug === slug)?.name ?? slug;
    const longestDay = longest ? { hours: longest.hours, from: nameOf(longest.from), to: nameOf(longest.to) } : null;
    return { days: totals.days, longestDay };
  }
  return { days: null, longestDay: null };
}
