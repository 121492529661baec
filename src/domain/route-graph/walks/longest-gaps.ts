import { numberOfHouses } from "../known-lodging.ts";
import type { GraphArc, GraphWaypoint } from "../route-graph.ts";

/** A stretch without a known service. */
export interface RouteGap {
  /** Walked. */
  readonly metres: number;
  /** Names of the places before and after that have it, or of the ends of the way. */
  readonly from: string;
  readonly to: string;
}

/** The longest stretches of a way without a bed, and without a bar, restaurant or shop. */
export interface LongestGaps {
  readonly bed: RouteGap;
  readonly food: RouteGap;
}

const serves = {
  bed: (waypoint: GraphWaypoint) => numberOfHouses(waypoint) > 0,
  food: ({ services }: GraphWaypoint) => services.includes("restaurant") || services.includes("groceries"),
};

/** @param way arcs in walking order; an empty way has no gaps */
export function longestGaps(way: readonly GraphArc[], waypoints: readonly GraphWaypoint[]): LongestGaps {
  const byUuid = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  const longest = (has: (waypoint: GraphWaypoint) => boolean): RouteGap => {
    const first = byUuid.get(way[0]?.from ?? "")?.name ?? "";
    let gap: RouteGap = { metres: 0, from: first, to: first };
    let open = gap;
    for (const arc of way) {
      const waypoint = byUuid.get(arc.to);
      open = { ...open, metres: open.metres + (arc.mode === "walk" ? arc.distanceM : 0), to: waypoint?.name ?? "" };
      if (open.metres > gap.metres) gap = open;
      if (waypoint && has(waypoint)) open = { metres: 0, from: waypoint.name, to: waypoint.name };
    }
    return gap;
  };
  return { bed: longest(serves.bed), food: longest(serves.food) };
}
