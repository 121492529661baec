import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { santiago } from "#domain/route-graph/towns/santiago.ts";
import type { PlanWay } from "./plan-way.ts";
import { type KnownPlace, type WayEntry, wayEntries } from "./way-entries.ts";

/** How far beyond the current day to search for needs, in metres. */
export const horizonM = 60_000;
/** Distance behind the walker at which notes are still shown, in metres. */
export const behindM = 3_000;

/** One day of the way of a plan. */
export interface WayOfDay {
  /** Of the day, from 1. */
  readonly number: number;
  readonly way: PlanWay;
  /** Everything passed on the day and ahead of it. */
  readonly entries: readonly WayEntry[];
}

/**
 * Reduces the way of a plan to what a page of one day shows without the position of a device: its line is straight, and
 * stretches elsewhere are joined. Distances and walking times stay those of the plan.
 *
 * @param aheadM how far beyond the day to look, in metres
 * @returns null if the plan has no such day
 */
export function wayOfDay(way: PlanWay, places: readonly KnownPlace[], number: number, aheadM: number): WayOfDay | null {
  const day = way.days.find((each) => each.number === number);
  if (!day) return null;
  const { fromM, toM } = day;
  const before = way.stretches.findLast((stretch) => stretch.toM <= fromM);
  const last = way.stretches.at(-1);
  const ofDay = way.stretches.filter((stretch) => stretch.toM > fromM && stretch.toM <= toM);
  const alongM = way.points.length === 0 ? [] : [fromM, toM];
  return {
    number,
    entries: wayEntries(way, places, fromM, toM + aheadM),
    way: {
      points: alongM.map((metres) => placeAlong(way, metres)),
      alongM,
      lengthM: way.lengthM,
      towns: way.towns.filter(
        (town) => (town.alongM >= fromM - behindM && town.alongM <= toM + aheadM) || town.slug === santiago,
      ),
      stretches: [...(before ? [before] : []), ...ofDay, ...(last && last.toM > toM ? [last] : [])],
      days: way.days,
    },
  };
}

/** Whether it is still the way of a day, whose end may have been moved. */
export function isWayOf({ number, way }: WayOfDay, day: { readonly number: number; readonly to: string }): boolean {
  const toM = way.days.find((each) => each.number === number)?.toM ?? 0;
  return number === day.number && way.towns.findLast(({ alongM }) => alongM <= toM)?.slug === day.to;
}
