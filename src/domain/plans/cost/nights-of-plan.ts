import type { StoredPlan } from "../editing/stored-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { NightFacts } from "./plan-cost.ts";

/** A house with a price: `priceFrom` in units of its currency, ISO 4217; null is euro. */
export interface PricedHouse {
  readonly type: string;
  readonly priceFrom: number | null;
  readonly currency: string | null;
}

/** Known prices of all nights of a plan, including those at the goal. @param graphs by leg @param houses by uuid */
export function nightsOfPlan(
  plan: Pick<StoredPlan, "days" | "legs" | "goalNights">,
  graphs: readonly RouteGraph[],
  houses: ReadonlyMap<string, PricedHouse>,
): NightFacts[] {
  return plan.days.flatMap((day, index) => {
    const house = houses.get(day.house ?? "");
    const graph = graphs[day.leg];
    const isEuro = house?.currency === null || house?.currency === "EUR";
    const facts: NightFacts = {
      day: day.number,
      priceCents: day.priceCents,
      house: house ? { type: house.type, priceFrom: isEuro ? house.priceFrom : null } : null,
      typesInTown: graph ? typesIn(graph, day.to, plan.legs[day.leg]?.lodgingTypes ?? []) : [],
    };
    return Array.from({ length: index === plan.days.length - 1 ? plan.goalNights : 1 }, () => facts);
  });
}

/** The same for planned days with nothing attached to them. */
export function nightsOfWalk(
  days: readonly { readonly number: number; readonly to: string }[],
  graph: RouteGraph,
  lodgingTypes: readonly string[],
): NightFacts[] {
  return days.map(({ number, to }) => ({
    day: number,
    priceCents: null,
    house: null,
    typesInTown: typesIn(graph, to, lodgingTypes),
  }));
}

/** Types of the known houses in a town. @param allowed all types if empty */
function typesIn({ waypoints }: RouteGraph, slug: string, allowed: readonly string[]): readonly string[] {
  const town = waypoints.find(({ townSlug }) => townSlug === slug);
  if (!town) return [];
  const types = [
    ...Object.keys(town.lodging).filter((type) => (town.lodging[type] ?? 0) > 0),
    ...town.seasonalLodging.map(({ type }) => type),
  ];
  return types.filter((type) => allowed.length === 0 || allowed.includes(type));
}
