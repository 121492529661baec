import { type NightCrowding, pressureOf } from "./night-crowding.ts";

/** Nights that are marked at most. */
const most = 3;

/** A night of a plan, as far as it matters for booking. */
export interface NightToBook {
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
