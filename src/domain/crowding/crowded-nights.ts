import type { IsoDate } from "../calendar/iso-date.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { type NightCrowding, nightCrowding, pressureOf } from "./night-crowding.ts";

/** Maximum number of nights to mark. */
const most = 3;

/** The facts of a night relevant to booking. */
interface NightToBook {
  readonly number: number;
  readonly crowding: NightCrowding | null;
  /** A booked bed needs no other. */
  readonly isBooked: boolean;
}

/** Days of the three nights to book first: those with the most people per bed, none of them quiet; in order. */
export function nightsToBookFirst(nights: readonly NightToBook[]): number[] {
  const crowded = nights.flatMap(({ number, crowding, isBooked }) =>
    crowding === null || crowding.level === "quiet" || isBooked ? [] : [{ number, pressure: pressureOf(crowding) }],
  );
  return crowded
    .toSorted((one, other) => other.pressure - one.pressure || one.number - other.number)
    .slice(0, most)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
}

/** The facts of a day relevant to its night. */
interface NightOfPlan {
  /** Calendar day. */
  readonly number: number;
  /** ISO date; without one the night is unknown. */
  readonly date?: string | undefined;
  /** Slug of the town where the night is. */
  readonly to: string;
  /** Route walked on the day. */
  readonly route: string;
  readonly graph: RouteGraph;
  readonly isBooked: boolean;
}

export interface CrowdedNight {
  /** Null if unknown. */
  readonly crowding: NightCrowding | null;
  /** Among the three nights to book first. */
  readonly bookFirst: boolean;
}

/** Expected crowding of the nights of a plan, and which to book first, in order. */
export function crowdedNights(nights: readonly NightOfPlan[]): CrowdedNight[] {
  const estimatedNights = nights.map(({ number, isBooked, route, graph, to, date }) => ({
    number,
    isBooked,
    crowding: date === undefined ? null : nightCrowding(route, graph, to, date),
  }));
  const first = new Set(nightsToBookFirst(estimatedNights));
  return estimatedNights.map(({ number, crowding }) => ({ crowding, bookFirst: first.has(number) }));
}

/** A dated day with a statement on the crowding of its night. */
interface DayWithCrowding {
  readonly number: number;
  readonly date?: IsoDate | null | undefined;
  readonly to: string;
  readonly crowding?: object | null | undefined;
}

/**
 * The nights of a plan with unknown crowding, in order; none without dates. Towns are slugs.
 *
 * @param nightsAtEnd spent at the end of the plan: 0 or more
 */
export function nightsOfUnknownFullness(
  days: readonly DayWithCrowding[],
  nightsAtEnd: number,
): { readonly day: number; readonly town: string }[] {
  const nights = nightsAtEnd === 0 ? days.slice(0, -1) : days;
  return nights.flatMap(({ number, date, to, crowding }) => (date && !crowding ? [{ day: number, town: to }] : []));
}
