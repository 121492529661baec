import type { OnwardLeg } from "../../options/options-of-legs.ts";
import type { PlannerOptions } from "../../options/planner-options.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { leadsTo, leavingTowns } from "#domain/route-graph/towns/leaving-towns.ts";
import type { GraphArc, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan } from "../../stage-planner/plan.ts";
import { planLegs } from "../plan-legs.ts";
import { type OnwardRoute, undirectedKey, continuations } from "./continuations.ts";
import { arcsOf, townOn, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** Maximum number of towns tried if a route leaves the way several times, and of ways shown to the same end. */
const maxTried = 6;
const maxInstead = 4;

export interface NamedRoute extends OnwardRoute {
  readonly name: string;
}

/** A plan, and the routes to continue it on. */
interface FurtherWalksRequest {
  readonly input: PlannerOptions;
  readonly plan: Plan;
  /** Including that of the plan. */
  readonly routes: readonly NamedRoute[];
  /** The best plan for options on one of the routes; null if there is none. */
  readonly planOf: (options: PlannerOptions) => Promise<Plan | null>;
}

interface Sums {
  readonly days: number;
  readonly km: number;
  readonly ascentM: number;
}

/** A leg with the names of its places. */
interface FurtherLeg extends OnwardLeg {
  readonly routeName: string;
  readonly fromName: string;
  readonly toName: string;
  readonly mustStopNames: readonly string[];
  readonly km: number;
}

/** A continuation of a plan, or an alternative route from a town of the plan to its end. */
export interface FurtherWalk {
  readonly kind: "onward" | "instead";
  /** Where it leaves the plan. */
  readonly at: string;
  readonly atName: string;
  /** Known houses there of the requested types. */
  readonly atHouses: number;
  /** What follows the plan; or what replaces it, including the part up to the town. */
  readonly legs: readonly FurtherLeg[];
  readonly totals: Sums;
  /** instead: the difference for the whole plan. */
  readonly change: Sums | null;
}

/** Possible continuations of a plan, and other routes to its end from a town on its way. */
export async function findFurtherWalks(request: FurtherWalksRequest): Promise<readonly FurtherWalk[]> {
  return [...(await onwardFrom(request)), ...(await insteadOf(request))];
}

async function onwardFrom(request: FurtherWalksRequest): Promise<FurtherWalk[]> {
  const { input, plan, routes, planOf } = request;
  const before = walkedArcs(request, input.route, plan);
  const seenWays = new Set<string>();
  const results: FurtherWalk[] = [];
  // The same way on several routes counts once, preferably on the route of the plan.
  const inOrder = routes.toSorted((a, b) => Number(b.slug === input.route) - Number(a.slug === input.route));
  for (const legs of continuations(inOrder, { town: input.to, walked: before })) {
    const plans = await planLegs(input, legs, plan.totals.days, planOf);
    if (!plans) continue;
    const walked = plans.flatMap((each, index) => walkedArcs(request, legs[index]!.route, each));
    const way = walked.map(({ id }) => id).join();
    if (seenWays.has(way) || goesBack([...before, ...walked])) continue;
    seenWays.add(way);
    results.push(described(request, { kind: "onward", at: input.to, legs, plans }));
  }
  return results.toSorted((a, b) => a.totals.km - b.totals.km);
}

function walkedArcs({ routes }: FurtherWalksRequest, route: string, { days }: Plan): GraphArc[] {
  const graph = routes.find(({ slug }) => slug === route)!.graph;
  return days.flatMap((day) => arcsOf(graph, day.arcs));
}

/** Whether a stretch is walked twice. */
function goesBack(walked: readonly GraphArc[]): boolean {
  return new Set(walked.map(undirectedKey)).size < walked.length;
}

async function insteadOf(request: FurtherWalksRequest): Promise<FurtherWalk[]> {
  const { input, plan, routes, planOf } = request;
  const graph = routes.find(({ slug }) => slug === input.route)!.graph;
  const walked = walkedArcs(request, input.route, plan);
  const passed = [input.from, ...walked.flatMap(({ to }) => waypointsByUuid(graph).get(to)?.townSlug ?? [])];
  const results: FurtherWalk[] = [];
  for (const other of routes.filter(({ slug }) => slug !== input.route)) {
    const towns = leavingTowns(walked, other.graph).filter((town) => leadsTo(other.graph, town, input.to));
    let best: { readonly cost: number; readonly walk: FurtherWalk } | null = null;
    for (const town of towns.slice(0, maxTried)) {
      const legs = legsBy(input, passed, other, town);
      const plans = legs && (await planLegs(input, legs, 0, planOf));
      if (!legs || !plans || isSameWay(plans.at(-1)!, walked)) continue;
      const cost = plans.reduce((sum, each) => sum + each.cost, 0);
      if (best === null || cost < best.cost)
        best = { cost, walk: described(request, { kind: "instead", at: town, legs, plans }) };
    }
    if (best) results.push(best.walk);
  }
  return results.toSorted((a, b) => a.totals.km - b.totals.km).slice(0, maxInstead);
}

/** The plan up to a town, and another route from there; null if a requested stop is on neither. */
function legsBy(
  input: PlannerOptions,
  passed: readonly string[],
  other: { readonly slug: string; readonly graph: RouteGraph },
  town: string,
): OnwardLeg[] | null {
  const at = passed.indexOf(town);
  const before = input.mustStop.filter((stop) => passed.indexOf(stop) < at);
  const after = input.mustStop.filter((stop) => passed.indexOf(stop) > at);
  if (after.some((stop) => !leadsTo(other.graph, town, stop))) return null;
  const further = { route: other.slug, from: town, to: input.to, mustStop: after };
  return town === input.from
    ? [further]
    : [{ route: input.route, from: input.from, to: town, mustStop: before }, further];
}

function isSameWay(plan: Plan, walked: readonly GraphArc[]): boolean {
  const ids = new Set(walked.map(({ id }) => id));
  return plan.days.every(({ arcs }) => arcs.every((id) => ids.has(id)));
}

interface WalkResult extends Pick<FurtherWalk, "kind" | "at"> {
  readonly legs: readonly OnwardLeg[];
  readonly plans: readonly Plan[];
}

function described({ input, plan, routes }: FurtherWalksRequest, { kind, at, legs, plans }: WalkResult): FurtherWalk {
  const routeOf = (leg: OnwardLeg | undefined) => routes.find(({ slug }) => slug === leg?.route);
  const placeOn = (leg: OnwardLeg | undefined, town: string) => townOn(routeOf(leg)?.graph, town);
  const nameOf = (leg: OnwardLeg | undefined, town: string) => placeOn(leg, town)?.name ?? town;
  const sum = (of: (totals: Plan["totals"]) => number) => plans.reduce((all, { totals }) => all + of(totals), 0);
  const totals = { days: sum(({ days }) => days), km: sum(({ km }) => km), ascentM: sum(({ ascentM }) => ascentM) };
  const before = plan.totals;
  const place = placeOn(legs.at(-1), at);
  return {
    kind,
    at,
    atName: nameOf(legs[0], at),
    atHouses: place ? numberOfHouses(place, input.lodgingTypes) : 0,
    legs: legs.map((leg, index): FurtherLeg => ({
      ...leg,
      routeName: routeOf(leg)?.name ?? leg.route,
      fromName: nameOf(leg, leg.from),
      toName: nameOf(leg, leg.to),
      mustStopNames: leg.mustStop.map((town) => nameOf(leg, town)),
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
