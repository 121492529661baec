import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { arcsOf, waypointsByUuid } from "#domain/route-graph/graph-lookup.ts";

/** A city on the way of a stage without a night there. */
export interface PassedCity {
  readonly day: number;
  readonly to: string;
  /** Of the best whole plan with a night there. */
  readonly extraCost: number;
}

/** Minimum number of places to stay for a city worth staying in. */
const minHouses = 4;
/** Within this distance of a night it is the outskirts of the same place, or an hour's stroll away. */
const apartKm = 5;

/** The cities passed that might be worth a night, and in which a stage can end, in walking order. */
export function passedCities(graph: RouteGraph, days: readonly PlanDay[]): PassedCity[] {
  return days.flatMap((day) => {
    let walkedKm = 0;
    return arcsOf(graph, day.arcs).flatMap((arc): PassedCity[] => {
      walkedKm += arc.distanceM / 1000;
      const place = waypointsByUuid(graph).get(arc.to);
      if (place?.size !== "city") return [];
      const end = day.alternatives.find(({ to }) => to === place.townSlug);
      if (!end || end.houses < minHouses || Math.min(walkedKm, day.km - walkedKm) < apartKm) return [];
      return [{ day: day.number, to: end.to, extraCost: end.extraCost }];
    });
  });
}
