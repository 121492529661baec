/** What a plan costs, by the definition of the planner. */
import type { PlannerInput, RestWish } from "#domain/stage-planner/plan.ts";
import type { PlannerRules } from "./stages.ts";

/** @param m hours or kilometres @param walkingDay from 1 */
export function stageCost(m: number, walkingDay: number, input: PlannerInput): number {
  const easing = walkingDay <= input.easeInDays;
  const ideal = easing ? input.ideal * (0.7 + (0.3 * (walkingDay - 1)) / input.easeInDays) : input.ideal;
  const share = (m - ideal) / ideal;
  return share * share * (share > 0 ? 3 : 1);
}

export function stopCost(rules: PlannerRules, input: PlannerInput, uuid: string, calendarDay: number): number {
  if (uuid === rules.end) return 0;
  const { services } = rules.waypoint(uuid);
  const food = services.includes("groceries") || services.includes("restaurant");
  const houses = rules.houses(uuid, calendarDay);
  const bed = houses === 0 ? 0.15 : 0.15 / Math.min(houses, 5);
  return (food ? 0 : 0.25) + bed - (input.favourites.includes(rules.slug(uuid)) ? 0.5 : 0);
}

/** @param walked walking days since the start or the last rest */
export function restCost(rules: PlannerRules, wish: RestWish, uuid: string, walked: number): number {
  const { size } = rules.waypoint(uuid);
  const off = (walked - wish.after) / wish.after;
  return 0.5 * off * off + (size === "city" ? 0 : size === "town" ? 0.15 : 0.4);
}
