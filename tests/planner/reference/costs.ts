/** What a plan costs, by the definition of the planner. */
import type { PlannerOptions, RestEvery } from "#domain/planner/options/planner-options.ts";
import type { PlannerRules } from "./stages.ts";

/** @param ms hours or kilometres, for the first walker and the further ones in turn @param walkingDay from 1 */
export function stageCost(ms: readonly number[], walkingDay: number, input: PlannerOptions): number {
  const easing = walkingDay <= input.easeInDays;
  const gentleness = easing ? 0.7 + (0.3 * (walkingDay - 1)) / input.easeInDays : 1;
  const costs = [input, ...input.walkers].map((walker, index) => {
    const share = (ms[index] ?? Number.NaN) / (walker.ideal * gentleness) - 1;
    return share * share * (share > 0 ? 3 : 1);
  });
  return Math.max(...costs);
}

const shops = ["groceries", "restaurant", "pharmacy", "medical", "bank"] as const;

/** Quality of a place for a night: one quarter size, one quarter shops, one half beds. */
export function quality(rules: PlannerRules, input: PlannerOptions, uuid: string, calendarDay: number): number {
  const { size, services } = rules.waypoint(uuid);
  const bySize = size === "city" ? 1 : size === "town" ? 0.8 : size === "village" ? 0.4 : 0;
  const byShops = shops.reduce((share, shop) => share + (services.includes(shop) ? 0.2 : 0), 0);
  if (input.lodging === "ignore") return bySize / 2 + byShops / 2;
  const byBeds = Math.min(rules.houses(uuid, calendarDay), 5) / 5;
  return bySize / 4 + byShops / 4 + byBeds / 2;
}

export function stopCost(rules: PlannerRules, input: PlannerOptions, uuid: string, calendarDay: number): number {
  if (uuid === rules.end) return 0;
  const poor = 1 - quality(rules, input, uuid, calendarDay);
  return input.places * poor - (input.favourites.includes(rules.slug(uuid)) ? 0.5 : 0);
}

/** @param walked walking days since the start or the last rest */
export function restCost(rules: PlannerRules, options: RestEvery, uuid: string, walked: number): number {
  const { size } = rules.waypoint(uuid);
  const off = (walked - options.after) / options.after;
  return 0.5 * off * off + (size === "city" ? 0 : size === "town" ? 0.45 : 1.2);
}
