import type { GraphWaypoint } from "../route-graph/route-graph.ts";
import type { DayConditions } from "./day-conditions.ts";
import { placeQuality } from "./place-quality.ts";
import type { PlanningContext } from "./planning-context.ts";
import type { StageMeasures } from "./walk.ts";
import type { PlannerOptions, RestEvery } from "../planner-options/planner-options.ts";

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
