import type { FurtherLeg, FurtherWalk, FurtherWalksRequest } from "#contract/planner/further-walks.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { optionsOfLeg } from "#domain/planner-options/options-of-legs.ts";
import { withDefaults } from "#domain/planner-options/with-defaults.ts";
import { type OnwardLeg, type OnwardRoute, waysOn } from "#domain/planner-solution/walk-on.ts";
import type { GraphArc } from "#domain/route-graph/route-graph.ts";
import { leadsTo, leavingTowns } from "#domain/route-graph/leaving-towns.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { isLodgingKnown } from "#domain/stage-planner/plan-on-known-beds.ts";
import type { Plan } from "#domain/stage-planner/plan.ts";
import { routeSummaries } from "#use-cases/content/route-summaries.ts";
import type { UseCaseContext } from "../context.ts";
import { showRouteGraph } from "../routes/show-route-graph.ts";
import { queueFor } from "./amount-of-planning.ts";
import { type PlannedWalk, planOn, planWalk } from "./plan-walk.ts";

/** Where a route leaves the way several times, so many towns are tried; and so many ways to the same end are shown. */
const maxTried = 6;
const maxInstead = 4;

interface KnownRoute extends OnwardRoute {
  readonly name: string;
}

/** A plan for which is asked, and what it may be continued on. */
interface Ground {
  readonly context: UseCaseContext;
  readonly input: PlannerOptions;
  readonly plan: Plan;
  readonly routes: readonly KnownRoute[];
}

/**
 * Where the best plan for the options may be walked on to from its end, and which other routes lead there from a town on
 * its way: each planned by the same options. Null when there is no such route; none where there is no plan, or planning
 * takes long.
 *
 * @throws UseCaseError `too-many-requests` or `unavailable` when there is too much to do
 */
export async function showFurtherWalks(
  context: UseCaseContext,
  request: FurtherWalksRequest,
): Promise<readonly FurtherWalk[] | null> {
  const planned = await planWalk(context, request);
  if (!planned?.result.ok) return planned && [];
  const { input, graph } = planned;
  if (queueFor(graph, input) !== "quick") return [];
  const ground = { context, input, plan: planned.result.plan, routes: await knownRoutes(context) };
  return [...(await onwardFrom(ground)), ...(await insteadOf(ground, planned))];
}

async function knownRoutes(context: UseCaseContext): Promise<KnownRoute[]> {
  const summaries = await routeSummaries(context);
  const routes = await Promise.all(
    summaries.map(async ({ slug, name, start, end }): Promise<KnownRoute[]> => {
      const graph = await showRouteGraph(context, slug);
      return graph ? [{ slug, name, start: start.slug, end: end.slug, graph }] : [];
    }),
  );
  return routes.flat();
}

async function onwardFrom(ground: Ground): Promise<FurtherWalk[]> {
  const { input, plan, routes } = ground;
  const found: FurtherWalk[] = [];
  for (const legs of waysOn(routes, { route: input.route, town: input.to })) {
    const plans = await planLegs(ground, legs, plan.totals.days);
    if (!plans) continue;
    found.push(shown(ground, { kind: "onward", at: input.to, legs, plans }));
  }
  return found.toSorted((a, b) => a.totals.km - b.totals.km);
}

async function insteadOf(ground: Ground, { graph }: PlannedWalk): Promise<FurtherWalk[]> {
  const { input, plan, routes } = ground;
  const arcs = new Map(graph.arcs.map((arc) => [arc.id, arc]));
  const walked = plan.days.flatMap((day) => day.arcs.flatMap((id) => arcs.get(id) ?? []));
  const townOf = new Map(graph.waypoints.map(({ uuid, townSlug }) => [uuid, townSlug]));
  const passed = [input.from, ...walked.flatMap(({ to }) => townOf.get(to) ?? [])];
  const found: FurtherWalk[] = [];
  for (const other of routes.filter(({ slug }) => slug !== input.route)) {
    const towns = leavingTowns(walked, other.graph).filter((town) => leadsTo(other.graph, town, input.to));
    let best: { readonly cost: number; readonly walk: FurtherWalk } | null = null;
    for (const town of towns.slice(0, maxTried)) {
      const legs = legsBy(input, passed, other, town);
      const plans = legs && (await planLegs(ground, legs, 0));
      if (!legs || !plans || isSameWay(plans.at(-1)!, walked)) continue;
      const cost = plans.reduce((sum, each) => sum + each.cost, 0);
      if (best === null || cost < best.cost)
        best = { cost, walk: shown(ground, { kind: "instead", at: town, legs, plans }) };
    }
    if (best) found.push(best.walk);
  }
  return found.toSorted((a, b) => a.totals.km - b.totals.km).slice(0, maxInstead);
}

/** The plan up to a town, and another route from there; null where a stop that is asked for lies on neither. */
function legsBy(input: PlannerOptions, passed: readonly string[], other: KnownRoute, town: string): OnwardLeg[] | null {
  const at = passed.indexOf(town);
  const before = input.mustStop.filter((stop) => passed.indexOf(stop) < at);
  const after = input.mustStop.filter((stop) => passed.indexOf(stop) > at);
  if (after.some((stop) => !leadsTo(other.graph, town, stop))) return null;
  const further = { route: other.slug, from: town, to: input.to, mustStop: after };
  return town === input.from
    ? [further]
    : [{ route: input.route, from: input.from, to: town, mustStop: before }, further];
}

/** The best plan of each leg, one after another; null where one of them has none. @param before days before the first */
async function planLegs(
  { context, input, routes }: Ground,
  legs: readonly OnwardLeg[],
  before: number,
): Promise<Plan[] | null> {
  const plans: Plan[] = [];
  let days = before;
  for (const leg of legs) {
    const { graph, start, end } = routes.find(({ slug }) => slug === leg.route)!;
    const startDate = input.startDate === null ? null : addDays(input.startDate, days);
    const options = withDefaults({ start, end }, { ...optionsOfLeg(input, leg.from, leg), startDate });
    const lodging = isLodgingKnown(graph) ? options.lodging : "ignore";
    const result = await planOn(context, graph, { ...options, lodging });
    if (!result.ok) return null;
    plans.push(result.plan);
    days += result.plan.totals.days;
  }
  return plans;
}

function isSameWay(plan: Plan, walked: readonly GraphArc[]): boolean {
  const ids = new Set(walked.map(({ id }) => id));
  return plan.days.every(({ arcs }) => arcs.every((id) => ids.has(id)));
}

interface Found {
  readonly kind: FurtherWalk["kind"];
  readonly at: string;
  readonly legs: readonly OnwardLeg[];
  readonly plans: readonly Plan[];
}

function shown({ input, plan, routes }: Ground, { kind, at, legs, plans }: Found): FurtherWalk {
  const nameOf = (route: string, town: string) =>
    routes.find(({ slug }) => slug === route)?.graph.waypoints.find(({ townSlug }) => townSlug === town)?.name ?? town;
  const sum = (of: (totals: Plan["totals"]) => number) => plans.reduce((all, { totals }) => all + of(totals), 0);
  const totals = {
    days: sum(({ days }) => days),
    km: sum(({ km }) => km),
    ascentM: sum(({ ascentM }) => ascentM),
  };
  const before = plan.totals;
  const place = routes
    .find(({ slug }) => slug === legs.at(-1)!.route)
    ?.graph.waypoints.find(({ townSlug }) => townSlug === at);
  return {
    kind,
    at,
    atName: nameOf(legs[0]!.route, at),
    atHouses: place ? numberOfHouses(place, input.lodgingTypes) : 0,
    legs: legs.map(({ route, from, to, mustStop }, index): FurtherLeg => ({
      route,
      routeName: routes.find(({ slug }) => slug === route)?.name ?? route,
      from,
      fromName: nameOf(route, from),
      to,
      toName: nameOf(route, to),
      mustStop,
      mustStopNames: mustStop.map((town) => nameOf(route, town)),
      km: plans[index]?.totals.km ?? 0,
    })),
    totals,
    change:
      kind === "onward"
        ? null
        : {
            days: totals.days - before.days,
            km: totals.km - before.km,
            ascentM: totals.ascentM - before.ascentM,
          },
  };
}
