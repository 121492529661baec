import type { FurtherWalksRequest } from "#contract/planner/further-walks.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { findFurtherWalks, type FurtherWalk, type NamedRoute } from "#domain/planner/solution/further/further-walks.ts";
import { isLodgingKnown } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { UseCaseContext } from "../context.ts";
import { queueFor } from "./planning-work.ts";
import { planOn, planWalk } from "./plan-walk.ts";
import { leadsTo } from "#domain/route-graph/towns/leaving-towns.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";

/** All published routes with their graphs, in list order. */
async function knownRoutes(context: UseCaseContext): Promise<NamedRoute[]> {
  const summaries = await routeSummaries(context);
  const routes = await Promise.all(
    summaries.map(async ({ slug, name, start, end }): Promise<NamedRoute[]> => {
      const graph = await showRouteGraph(context, slug);
      return graph ? [{ slug, name, start: start.slug, end: end.slug, graph }] : [];
    }),
  );
  return routes.flat();
}

/** Slugs of the published routes that lead from one town to another, by any of their branches. @param from and @param to town slugs */
export async function showLeadingRoutes(context: UseCaseContext, from: string, to: string): Promise<readonly string[]> {
  const routes = await knownRoutes(context);
  return routes.filter(({ graph }) => leadsTo(graph, from, to)).map(({ slug }) => slug);
}

/**
 * Where the best plan for the options can continue from its end, and which other routes lead there from a town on its
 * way: each planned with the same options. Null if there is no such route; empty without a plan, or if planning takes
 * long.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` under overload
 */
export async function showFurtherWalks(
  context: UseCaseContext,
  request: FurtherWalksRequest,
): Promise<readonly FurtherWalk[] | null> {
  const planned = await planWalk(context, request);
  if (!planned?.result.ok) return planned && [];
  const { input, graph } = planned;
  if (queueFor(graph, input) !== "quick") return [];
  const routes = await knownRoutes(context);
  const planOf = async (options: PlannerOptions): Promise<Plan | null> => {
    const on = routes.find(({ slug }) => slug === options.route)!.graph;
    const lodging = isLodgingKnown(on) ? options.lodging : "ignore";
    const result = await planOn(context, on, { ...options, lodging });
    return result.ok ? result.plan : null;
  };
  return findFurtherWalks({ input, plan: planned.result.plan, routes, planOf });
}
