import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { emptyGraph } from "#domain/route-graph/route-graph.ts";
import { withStopsOfDays } from "#domain/route-graph/stops-of-days.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import { drawWalk, walkLines } from "#web/components/plan-map/draw-walk.ts";
import { type PlanMapData, planMapBox } from "#web/components/plan-map/plan-map-data.ts";
import { runInSteps, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import type { RouteData } from "#web/components/plan-map/load-route-data.ts";

/** Input of a plan's picture. */
interface DrawnPlan {
  readonly input: Pick<ShownPlan["input"], "route">;
  readonly nextLegs: readonly Pick<ShownPlan["input"], "route">[];
  readonly days: Parameters<typeof drawWalk>[0];
}

/** Server-rendered map and profile of a plan; legs of deleted routes are left out. @param box of the map */
export async function planMap(context: UseCaseContext, plan: DrawnPlan, box = planMapBox): Promise<PlanMapData> {
  const slugs = [plan.input, ...plan.nextLegs].map(({ route }) => route);
  const legRoutes = await Promise.all(slugs.map((slug) => groundOfPlan(context, slug, plan.days)));
  const drawn = walkLines(plan.days, legRoutes);
  const sheet = await runInSteps(drawSheet(drawn.lines, box));
  await yieldIfBusy();
  return drawWalk(plan.days, drawn, legRoutes, sheet);
}

/** As `groundOf`, with those towns where days of the plan end that have been hidden since. */
export async function groundOfPlan(
  context: UseCaseContext,
  slug: string,
  days: Parameters<typeof withStopsOfDays>[1],
): Promise<RouteData> {
  const ground = await groundOf(context, slug);
  return { ...ground, graph: withStopsOfDays(ground.graph, days) };
}

/** Graph and lines of a route; empty if there is none. */
export async function groundOf(context: UseCaseContext, slug: string): Promise<RouteData> {
  const [graph, lines] = await Promise.all([showRouteGraph(context, slug), showRouteLines(context, slug)]);
  return { slug, graph: graph ?? emptyGraph, lines: lines ?? new Map() };
}
