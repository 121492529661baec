import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/stage-planner/plan.ts";

/** A city on the way of a stage in which a plan has no night. */
export interface PassedCity {
  readonly day: number;
  readonly to: string;
  /** Of the best whole plan that has one there instead. */
  readonly extraCost: number;
}

/** A city that has fewer places to stay is hardly one to stay for. */
const fewestHouses = 4;
/** Nearer to a night than this it is the edge of a place where one sleeps, or an hour's stroll from it. */
const apartKm = 5;

/** The cities walked through that might be worth a night, and in which a stage may end, in walking order. */
export function passedCities(graph: RouteGraph, days: readonly PlanDay[]): PassedCity[] {
  const { arcs, cities } = indexOf(graph);
  return days.flatMap((day) => {
    let walkedKm = 0;
    return day.arcs.flatMap((id): PassedCity[] => {
      const arc = arcs.get(id);
      walkedKm += (arc?.distanceM ?? 0) / 1000;
      const slug = arc && cities.get(arc.to);
      const end = day.alternatives.find(({ to }) => to === slug);
      if (!end || end.houses < fewestHouses || Math.min(walkedKm, day.km - walkedKm) < apartKm) return [];
      return [{ day: day.number, to: end.to, extraCost: end.extraCost }];
    });
  });
}

interface CityIndex {
  readonly arcs: ReadonlyMap<number, RouteGraph["arcs"][number]>;
  /** Slugs of cities by the waypoint. */
  readonly cities: ReadonlyMap<string, string>;
}

const remembered = new WeakMap<RouteGraph, CityIndex>();

function indexOf(graph: RouteGraph): CityIndex {
  let index = remembered.get(graph);
  if (!index) {
    index = {
      arcs: new Map(graph.arcs.map((arc) => [arc.id, arc])),
      cities: new Map(
        graph.waypoints.flatMap(({ uuid, size, townSlug }) => (size === "city" && townSlug ? [[uuid, townSlug]] : [])),
      ),
    };
    remembered.set(graph, index);
  }
  return index;
}
