import type { GraphWaypoint } from "../route-graph/route-graph.ts";
import type { PlannerInput, RestWish } from "./plan.ts";

/**
 * The day that suits the walker on walking day `day` (from 1), in hours or kilometres:
 * the first `easeInDays` rise from 70 per cent towards the ideal.
 */
export function idealOfDay(input: Pick<PlannerInput, "ideal" | "easeInDays">, day: number): number {
  if (day > input.easeInDays) return input.ideal;
  return input.ideal * (0.7 + (0.3 * (day - 1)) / input.easeInDays);
}

/** Cost of a stage of measure `m` where `ideal` suits: the squared relative distance, three times as much when too long. */
export function stageCost(m: number, ideal: number): number {
  const off = (m - ideal) / ideal;
  return off * off * (off > 0 ? 3 : 1);
}

/**
 * Cost of sleeping at a stop, counted once however many nights.
 *
 * @param houses houses of the allowed types open on the night of arrival
 */
export function stopCost(waypoint: GraphWaypoint, houses: number, favourite: boolean): number {
  const food = waypoint.services.includes("groceries") || waypoint.services.includes("restaurant");
  return (food ? 0 : 0.25) + 0.15 / Math.min(Math.max(houses, 1), 5) - (favourite ? 0.5 : 0);
}

/** Cost of one day of rest after `walked` walking days since the start or the last rest. */
export function restCost(waypoint: GraphWaypoint, walked: number, wish: RestWish | null): number {
  const place = waypoint.size === "city" ? 0 : waypoint.size === "town" ? 0.15 : 0.4;
  if (!wish) return place;
  const off = (walked - wish.after) / wish.after;
  return 0.5 * off * off + place;
}
