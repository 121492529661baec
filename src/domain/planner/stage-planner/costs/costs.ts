import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { GraphWaypoint, TownSize } from "#domain/route-graph/route-graph.ts";
import type { DayConditions } from "./day-conditions.ts";
import type { PlanningContext } from "./planning-context.ts";
import type { StageMeasures } from "#domain/planner/stage-planner/graph/walk.ts";
import type { PlannerOptions, RestEvery } from "#domain/planner/options/planner-options.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { shopServices } from "../plan.ts";

const bySize: Readonly<Record<TownSize, number>> = { city: 1, town: 0.8, village: 0.4, other: 0 };
/** Number of places to stay beyond which more make no difference. */
const enoughHouses = 5;

/** Size plus shops of each place, from 0 to 2: the part of its quality that does not depend on options. */
const settlementsOf = memoizeByObject((graph: CompiledGraph) => Float64Array.from(graph.waypoints, settlementOf));

function settlementOf({ size, services }: GraphWaypoint): number {
  return bySize[size] + shopServices.filter((shop) => services.includes(shop)).length / shopServices.length;
}

/**
 * Quality of a place for a night, from 0 to 1: size, shops and, if beds are required, beds.
 *
 * @param houses houses of the allowed types open on the night of arrival, null if beds are ignored
 */
export function placeQuality(graph: CompiledGraph, place: number, houses: number | null): number {
  const settlement = settlementsOf(graph)[place]!;
  if (houses === null) return settlement / 2;
  return (settlement + (2 * Math.min(houses, enoughHouses)) / enoughHouses) / 4;
}

/**
 * The ideal length of walking day `day` (from 1), in hours or kilometres: the first `easeInDays` rise from 70 per cent
 * to the ideal.
 */
export function idealOfDay(input: Pick<PlannerOptions, "ideal" | "easeInDays">, day: number): number {
  if (day > input.easeInDays) return input.ideal;
  return input.ideal * (0.7 + (0.3 * (day - 1)) / input.easeInDays);
}

/** Cost of a stage of measure `m`: the squared relative deviation from `ideal`, three times that when too long. */
export function stageCost(m: number, ideal: number): number {
  const off = (m - ideal) / ideal;
  return off * off * (off > 0 ? 3 : 1);
}

/** Cost of a stage on walking day `day` (from 1): that of the walker for whom it is greatest. */
export function hardestStageCost(
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
 * Cost of ending a day at a place, whatever the length of the stage; counted once for any number of nights.
 *
 * @param day conditions of the date
 */
export function nightCost({ graph, input, stops }: PlanningContext, place: number, day: DayConditions): number {
  if (place === stops.to) return 0;
  const favouriteBonus = stops.isFavourite[place] === 1 ? 0.5 : 0;
  return placeShortfall({ graph, input }, place, day) - favouriteBonus;
}

/** Cost of beginning or ending the walk at a place that the planner chooses. */
export function openEndCost(
  context: Pick<PlanningContext, "graph" | "input">,
  place: number,
  day: DayConditions,
): number {
  return 2 * placeShortfall(context, place, day);
}

/** 1 minus the quality of a place, weighted by the option `places`. */
function placeShortfall(
  { graph, input }: Pick<PlanningContext, "graph" | "input">,
  place: number,
  day: DayConditions,
): number {
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
