import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { nearestAhead } from "#domain/route-graph/neighbouring-towns.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

/** What a walker looks out for, with the kilometres from which on it is worth a warning. */
export const needs = [
  { key: "groceries", warnKm: 12 },
  { key: "pharmacy", warnKm: 20 },
  { key: "bank", warnKm: 20 },
  { key: "beds", warnKm: 15 },
] as const;
export type Need = (typeof needs)[number]["key"];

export interface AheadFact {
  readonly need: Need;
  /** The nearest town ahead that is known to have it; null when none is. */
  readonly town: { readonly slug: string; readonly name: string; readonly km: number } | null;
  readonly isFar: boolean;
}

function has(need: Need, town: GraphWaypoint): boolean {
  return need === "beds" ? numberOfHouses(town) > 0 : town.services.includes(need);
}

/** Where the next of each need is known after a place of a route. */
export function lookAhead(graph: RouteGraph, waypointUuid: string): readonly AheadFact[] {
  return needs.map(({ key, warnKm }) => {
    const next = nearestAhead(graph, waypointUuid, (town) => has(key, town));
    if (!next) return { need: key, town: null, isFar: false };
    const km = next.metres / 1000;
    return { need: key, town: { slug: next.town.townSlug ?? "", name: next.town.name, km }, isFar: km >= warnKm };
  });
}
