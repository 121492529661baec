import type { StoredPlan } from "../plan-editing/stored-plan.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import type { NightFacts } from "./plan-cost.ts";

/** What a price is known of: `priceFrom` in units of its currency, ISO 4217; null is euro. */
export interface PricedHouse {
  readonly type: string;
  readonly priceFrom: number | null;
  readonly currency: string | null;
}

/** What is known of the price of every night of a plan, those at the goal one by one. @param graphs by leg @param houses the chosen ones, by uuid */
export function nightsOfPlan(
  plan: Pick<StoredPlan, "days" | "legs" | "goalNights">,
  graphs: readonly RouteGraph[],
  houses: ReadonlyMap<string, PricedHouse>,
): NightFacts[] {
  return plan.days.flatMap((day, index) => {
    const house = houses.get(day.house ?? "");
    const allowed = plan.legs[day.leg]?.lodgingTypes ?? [];
    const town = graphs[day.leg]?.waypoints.find(({ townSlug }) => townSlug === day.to);
    const types = town
      ? [
          ...Object.keys(town.lodging).filter((type) => (town.lodging[type] ?? 0) > 0),
          ...town.seasonalLodging.map(({ type }) => type),
        ]
      : [];
    const isEuro = house?.currency === null || house?.currency === "EUR";
    const facts: NightFacts = {
      day: day.number,
      priceCents: day.priceCents,
      house: house ? { type: house.type, priceFrom: isEuro ? house.priceFrom : null } : null,
      typesInTown: types.filter((type) => allowed.length === 0 || allowed.includes(type)),
    };
    return Array.from({ length: index === plan.days.length - 1 ? plan.goalNights : 1 }, () => facts);
  });
}
