import type { RouteGraph, TownService } from "#domain/route-graph/route-graph.ts";

export interface TownPassed {
  readonly slug: string;
  readonly name: string;
  /** Walked kilometres from the start of the day. */
  readonly km: number;
  readonly services: readonly TownService[];
}

/** Towns that a walk over some arcs passes, its two ends left out. */
export function townsPassed({ waypoints, arcs }: RouteGraph, walked: readonly number[]): TownPassed[] {
  const arcOf = new Map(arcs.map((arc) => [arc.id, arc]));
  const placeOf = new Map(waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
  let metres = 0;
  return walked.slice(0, -1).flatMap((id) => {
    const arc = arcOf.get(id);
    if (!arc) return [];
    if (arc.mode === "walk") metres += arc.distanceM;
    const { townSlug: slug, name, services } = placeOf.get(arc.to) ?? {};
    return slug === undefined ? [] : [{ slug, name: name ?? slug, km: metres / 1000, services: services ?? [] }];
  });
}
