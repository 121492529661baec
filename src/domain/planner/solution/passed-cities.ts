import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";

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
  const { arcs, cities } = indexOf(graph);
  return days.flatMap((day) => {
    let walkedKm = 0;
    return day.arcs.flatMap((id): PassedCity[] => {
      const arc = arcs.get(id);
      walkedKm += (arc?.distanceM ?? 0) / 1000;
      const slug = arc && cities.get(arc.to);
      const end = day.alternatives.find(({ to }) => to === slug);
      if (!end || end.houses < minHouses || Math.min(walkedKm, day.km - walkedKm) < apartKm) return [];
      return [{ day: day.number, to: end.to, extraCost: end.extraCost }];
    });
  });
}

interface CityIndex {
  readonly arcs: ReadonlyMap<number, RouteGraph["arcs"][number]>;
  /** Slugs of cities by waypoint. */
  readonly cities: ReadonlyMap<string, string>;
}

const cache = new WeakMap<RouteGraph, CityIndex>();

function indexOf(graph: RouteGraph): CityIndex {
  let index = cache.get(graph);
  if (!index) {
    index = {
      arcs: new Map(graph.arcs.map((arc) => [arc.id, arc])),
      cities: new Map(
        graph.waypoints.flatMap(({ uuid, size, townSlug }) => (size === "city" && townSlug ? [[uuid, townSlug]] : [])),
      ),
    };
    cache.set(graph, index);
  }
  return index;
}
