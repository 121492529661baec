import type { GraphWaypoint, TownSize } from "#domain/route-graph/route-graph.ts";
import type { DayConditions } from "./day-conditions.ts";
import type { PlanningContext } from "./planning-context.ts";
import type { StageMeasures } from "#domain/stage-planner/graph/walk.ts";
import type { PlannerOptions, RestEvery } from "#domain/planner-options/planner-options.ts";
import type { CompiledGraph } from "#domain/stage-planner/graph/compiled-graph.ts";
import { shopServices } from "../plan.ts";

const bySize: Readonly<Record<TownSize, number>> = { city: 1, town: 0.8, village: 0.4, other: 0 };
/** More places to stay than this make no difference. */
const enoughHouses = 5;

const settlements = new WeakMap<CompiledGraph, Float64Array>();

/** Size and shops of each place of a graph together, from 0 to 2: what of its quality hangs on no options. */
function settlementsOf(graph: CompiledGraph): Float64Array {
  let known = settlements.get(graph);
  if (!known) settlements.set(graph, (known = Float64Array.from(graph.waypoints, settlementOf)));
  return known;
}

function settlementOf({ size, services }: GraphWaypoint): number {
  return bySize[size] + shopServices.filter((shop) => services.includes(shop)).length / shopServices.length;
}

/**
 * How good a place is to spend a night in, from 0 to 1: by its size, its shops and, where beds are looked for, its beds.
 *
 * @param houses houses of the allowed types open on the night of arrival, null where beds are left out of account
 */
export function placeQuality(graph: CompiledGraph, place: number, houses: number | null): number {
  const settlement = settlementsOf(graph)[place]!;
  if (houses === null) return settlement / 2;
  return (settlement + (2 * Math.min(houses, enoughHouses)) / enoughHouses) / 4;
}

/**
 * The day that suits the walker on walking day `day` (from 1), in hours or kilometres:
 * the first `easeInDays` rise from 70 per cent towards the ideal.
 */
export function idealOfDay(input: Pick<PlannerOptions, "ideal" | "easeInDays">, day: number): number {
  if (day > input.easeInDays) return input.ideal;
  return input.ideal * (0.7 + (0.3 * (day - 1)) / input.easeInDays);
}

/** Cost of a stage of measure `m` where `ideal` suits: the squared relative distance, three times as much when too long. */
export function stageCost(m: number, ideal: number): number {
  const off = (m - ideal) / ideal;
  return off * off * (off > 0 ? 3 : 1);
}

/** What a stage costs on walking day `day` (from 1): as much as for the walker whom it suits least. */
export function strainOf(
  input: Pick<PlannerOptions, "ideal" | "easeInDays" | "walkers">,
  { m, others }: StageMeasures,
  day: number,
): number {
  let most = stageCost(m, idealOfDay(input, day));
  input.walkers.forEach(({ ideal }, walker) => {
    most = Math.max(most, stageCost(others[walker]!, idealOfDay({ ideal, easeInDays: input.easeInDays }, day)));
  });
  return most;
}

/**
 * What a day costs by where and when it ends, whatever its length: it counts with every stage that ends there that day,
 * once however many nights.
 *
 * @param day all that the date decides
 */
export function nightCost({ graph, input, stops }: PlanningContext, place: number, day: DayConditions): number {
  if (place === stops.to) return 0;
  const liked = stops.isFavourite[place] === 1 ? 0.5 : 0;
  return lackOf({ graph, input }, place, day) - liked;
}

/** What it costs to begin or end the walk at a place of the planner's choice, where a night is spent too. */
export function openEndCost(
  context: Pick<PlanningContext, "graph" | "input">,
  place: number,
  day: DayConditions,
): number {
  return 2 * lackOf(context, place, day);
}

/** What a place lacks for a night, weighted as the walker options. */
function lackOf({ graph, input }: Pick<PlanningContext, "graph" | "input">, place: number, day: DayConditions): number {
  const houses = input.lodging === "ignore" ? null : day.houses[place]!;
  return input.places * (1 - placeQuality(graph, place, houses));
}

/** Cost of one day of rest after `walked` walking days since the start or the last rest. */
export function restCost(waypoint: GraphWaypoint, walked: number, options: RestEvery | null): number {
  const place = waypoint.size === "city" ? 0 : waypoint.size === "town" ? 0.45 : 1.2;
  if (!options) return place;
  const off = (walked - options.after) / options.after;
  return 0.5 * off * off + place;
}
