import type { RouteGraph } from "../route-graph/route-graph.ts";
import { nightsToBookFirst } from "./book-first.ts";
import { type NightCrowding, nightCrowding } from "./night-crowding.ts";

/** A day of a plan, as far as its night matters. */
export interface NightOfPlan {
  /** Calendar day. */
  readonly number: number;
  /** ISO date; without one nothing is known of the night. */
  readonly date?: string | undefined;
  /** Slug of the town where the night is. */
  readonly to: string;
  /** Where the day is walked. */
  readonly route: string;
  readonly graph: RouteGraph;
  readonly isBooked: boolean;
}

/** What is said of the night of a day. */
export interface CrowdedNight {
  /** Null where it is not known. */
  readonly crowding: NightCrowding | null;
  /** Among the three nights to book first. */
  readonly bookFirst: boolean;
}

/** How full the nights of a plan are, and which to book first, in their order. */
export function crowdedNights(nights: readonly NightOfPlan[]): CrowdedNight[] {
  const known = nights.map(({ number, isBooked, route, graph, to, date }) => ({
    number,
    isBooked,
    crowding: date === undefined ? null : nightCrowding(route, graph, to, date),
  }));
  const first = new Set(nightsToBookFirst(known));
  return known.map(({ number, crowding }) => ({ crowding, bookFirst: first.has(number) }));
}
