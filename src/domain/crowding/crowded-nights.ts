import type { IsoDate } from "../calendar/iso-date.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { type NightCrowding, nightCrowding, pressureOf } from "./night-crowding.ts";

/** Nights that are marked at most. */
const most = 3;

/** A night of a plan, as far as it matters for booking. */
interface NightToBook {
  readonly number: number;
  readonly crowding: NightCrowding | null;
  /** Whoever has a bed needs none. */
  readonly isBooked: boolean;
}

/** Days of the three nights to book first: those with the most people for each bed, none of them quiet; in their order. */
export function nightsToBookFirst(nights: readonly NightToBook[]): number[] {
  const wanted = nights.flatMap(({ number, crowding, isBooked }) =>
    crowding === null || crowding.level === "quiet" || isBooked ? [] : [{ number, pressure: pressureOf(crowding) }],
  );
  return wanted
    .toSorted((one, other) => other.pressure - one.pressure || one.number - other.number)
    .slice(0, most)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
}

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

/** A dated day, as far as its night is said to be full or not. */
interface ToldNight {
  readonly number: number;
  readonly date?: IsoDate | null | undefined;
  readonly to: string;
  readonly crowding?: object | null | undefined;
}

/**
 * The nights of a plan of which it is not known how full they are, in their order; none without dates. Towns are slugs.
 *
 * @param nightsAtEnd spent where the plan ends: 0 or more
 */
export function nightsOfUnknownFullness(
  days: readonly ToldNight[],
  nightsAtEnd: number,
): { readonly day: number; readonly town: string }[] {
  const nights = nightsAtEnd === 0 ? days.slice(0, -1) : days;
  return nights.flatMap(({ number, date, to, crowding }) => (date && !crowding ? [{ day: number, town: to }] : []));
}
