import { cutText } from "#domain/text/cut-text.ts";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { listHousesOfTowns } from "#database/queries/places/houses-of-towns.ts";
import { dayNumber } from "#domain/calendar/iso-date.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import { noNotes, type StoredDay } from "#domain/plans/editing/stored-plan.ts";
import type { UseCaseContext } from "../../context.ts";
import type { ImportedStop } from "./imported-stops.ts";
import type { MatchedStop } from "./match-stops.ts";

/** Longer gaps between the days of a file are not taken for rest days. */
const maxRestDays = 14;

/** The ends of the days on one route. */
export interface LegEnds {
  /** Slug of the town where the leg starts. */
  readonly from: string;
  readonly ends: readonly MatchedStop[];
}

/** The days of all legs, each pinned. A repeated night is a rest day, and so is a missing day. */
export function daysOfLegs(legs: readonly LegEnds[]): StoredDay[] {
  const days: StoredDay[] = [];
  let last: number | null = null;
  for (const [leg, { from, ends }] of legs.entries()) {
    let before = from;
    const add = (to: string, dayNotes: Partial<StoredDay>): void => {
      const number = days.length + 1;
      const kind = before === to ? "rest" : "walk";
      days.push({ ...noNotes, key: number, leg, number, kind, from: before, to, pinned: true, ...dayNotes });
      before = to;
    };
    for (const { stop, town } of ends) {
      const day = dayOf(stop);
      const between = day === null || last === null ? 0 : day - last - 1;
      if (between <= maxRestDays) for (let rest = 0; rest < between; rest += 1) add(before, {});
      const { notes, carry, bookingReference, houseState, priceCents, house } = stop;
      add(town.slug, { notes, carry, bookingReference, houseState, priceCents, house });
      last = day ?? (last === null ? null : last + 1);
    }
  }
  return days;
}

function dayOf({ date, day }: ImportedStop): number | null {
  return date === null ? day : dayNumber(date);
}

/** Adds the houses named in the file to the ends; houses are matched by name within their town. */
export async function withHouses(
  context: UseCaseContext,
  ends: readonly MatchedStop[],
): Promise<{ readonly ends: readonly MatchedStop[]; readonly remarks: readonly ImportRemark[] }> {
  const named = ends.filter(({ stop }) => stop.houseName !== null);
  const houses = await listHousesOfTowns(context.database, [...new Set(named.map(({ town }) => town.slug))]);
  const uuids = new Map(houses.map(({ townSlug, name, uuid }) => [`${townSlug} ${foldText(name)}`, uuid]));
  const remarks: ImportRemark[] = [];
  const withHouse = ends.map(({ stop, town }): MatchedStop => {
    const { houseName, line } = stop;
    if (houseName === null) return { stop: { ...stop, house: null }, town };
    const house = uuids.get(`${town.slug} ${foldText(houseName)}`) ?? null;
    if (house === null)
      remarks.push({ code: "house_unknown", line, written: cutText(houseName, 200), read: town.name });
    return { stop: { ...stop, house }, town };
  });
  return { ends: withHouse, remarks };
}
