import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions, RestEvery } from "../../options/planner-options.ts";
import { restPresets } from "#domain/planner/options/presets.ts";
import { compileGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { placeQuality } from "#domain/planner/stage-planner/costs/costs.ts";
import { onKnownBeds, planOnKnownBeds } from "../../stage-planner/plan-on-known-beds.ts";
import { endsLeftOpen } from "../../stage-planner/plan-stages.ts";

/** A walk that fits a number of days, and its cost. */
export interface FittingWalk {
  readonly kind: "begin" | "end" | "rest";
  /** Town of its start or end; that of the end for one with rest days. */
  readonly town: string;
  readonly km: number;
  /** Of the plan, including the choice of start or end. */
  readonly cost: number;
  readonly change: Partial<PlannerOptions>;
}

/** Number of towns tried on either side of the one whose plan naturally has that many days. */
const triedAround = 3;
/** Of the larger ones, which are further apart. */
const triedLarge = 2;
/** Frequencies of rest days, the lowest first; the last is the highest reasonable one. */
const rhythms: readonly RestEvery[] = [...restPresets.toReversed(), { after: 2, min: 1, max: 3 }];

/**
 * Walks of exactly `days` days if the whole walk is impossible: with a later start, an earlier end, or rest days (as
 * many as possible if that is still too few); of each kind the best first. Starts and ends have a bus or a train. Each
 * step plans one walk, so that the caller may pause in between.
 *
 * @param days requested
 */
export function* fittingWalks(
  graph: RouteGraph,
  input: PlannerOptions,
  days: number,
): Generator<undefined, readonly FittingWalk[]> {
  const towns = townsBetween(graph, input);
  const starts = startsFor(graph, input, days).filter(({ town }) => towns.includes(town));
  yield;
  const ends = yield* fittingEnds(graph, input, days, towns.toReversed());
  const rests = starts.length === 0 && ends.length === 0 ? yield* withRests(graph, input, days) : [];
  return [...starts, ...ends, ...rests];
}

/** The walk with the fewest rests that has that many days, or with as many as possible if all walks are shorter. */
function* withRests(graph: RouteGraph, input: PlannerOptions, days: number): Generator<undefined, FittingWalk[]> {
  const before = input.restEvery?.after ?? Number.POSITIVE_INFINITY;
  const oftener = rhythms.filter(({ after }) => after < before);
  for (const restEvery of oftener) {
    const walk = tryWalk(graph, input, "rest", input.to, { restEvery, days });
    yield;
    if (walk) return [walk];
  }
  const restEvery = oftener.at(-1);
  if (!restEvery) return [];
  const { result } = planOnKnownBeds(graph, { ...input, restEvery, days });
  const longest = result.ok ? undefined : result.refusals.find(({ facts }) => facts["bound"] === "most");
  const most = longest?.facts["possible"];
  const walk = typeof most === "number" && tryWalk(graph, input, "rest", input.to, { restEvery, days: most });
  return walk ? [walk] : [];
}

/** Towns with a bus or a train on the main way between the ends of the walk, in order. */
function townsBetween(graph: RouteGraph, { from, to }: PlannerOptions): readonly string[] {
  const places = new Map(graph.waypoints.map((place) => [place.uuid, place]));
  const way = mainWay(graph);
  const passed = [way[0]?.from, ...way.map((arc) => arc.to)].flatMap((uuid) => places.get(uuid ?? "") ?? []);
  const start = passed.findIndex(({ townSlug }) => townSlug === from);
  const end = passed.findIndex(({ townSlug }) => townSlug === to);
  if (start < 0 || end < 0) return [];
  return passed
    .slice(start + 1, end)
    .filter(({ services }) => services.includes("bus") || services.includes("train"))
    .flatMap(({ townSlug }) => townSlug ?? []);
}

/** Every town from which a walk of exactly `days` days leads to the end, the best first. */
export function startsFor(graph: RouteGraph, input: PlannerOptions, days: number): readonly FittingWalk[] {
  const starts = endsLeftOpen(graph, onKnownBeds(graph, { ...input, from: null, days }));
  return starts.map(({ town, km, cost }) => ({ kind: "begin", town, km, cost, change: { from: town, days } }));
}

/** Ends are planned one by one, near the one that naturally has that many days. @param towns the farthest first */
function* fittingEnds(
  graph: RouteGraph,
  input: PlannerOptions,
  days: number,
  towns: readonly string[],
): Generator<undefined, readonly FittingWalk[]> {
  // The nearer the end, the fewer days: binary search for the walk that naturally has that many.
  let [low, high] = [0, towns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { result } = planOnKnownBeds(graph, { ...input, to: towns[middle]!, days: null });
    yield;
    if (result.ok && result.plan.totals.days <= days) high = middle;
    else low = middle + 1;
  }
  const walks: FittingWalk[] = [];
  const near = towns.slice(Math.max(0, low - triedAround), low + triedAround + 1);
  const { waypoints, townAt } = compileGraph(graph);
  const isLarge = (town: string) => ["city", "town"].includes(waypoints[townAt.get(town)!]!.size);
  const large = [
    ...towns.slice(0, low).filter(isLarge).slice(-triedLarge),
    ...towns.slice(low).filter(isLarge).slice(0, triedLarge),
  ];
  for (const town of new Set([...near, ...large])) {
    const walk = tryWalk(graph, input, "end", town, { to: town, days });
    yield;
    if (walk) walks.push(walk);
  }
  return walks.toSorted((a, b) => a.cost - b.cost || b.km - a.km);
}

function tryWalk(
  graph: RouteGraph,
  input: PlannerOptions,
  kind: "end" | "rest",
  town: string,
  change: Partial<PlannerOptions>,
): FittingWalk | null {
  const { result, bedsUnknown } = planOnKnownBeds(graph, { ...input, ...change });
  if (!result.ok) return null;
  const compiled = compileGraph(graph);
  const place = compiled.townAt.get(town)!;
  const houses = numberOfHouses(compiled.waypoints[place]!);
  const looksForBeds = input.lodging === "required" && !bedsUnknown;
  const quality = kind === "rest" ? 1 : placeQuality(compiled, place, looksForBeds ? houses : null);
  const cost = result.plan.cost + 2 * input.places * (1 - quality);
  return { kind, town, km: result.plan.totals.km, cost, change };
}
