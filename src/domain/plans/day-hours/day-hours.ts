import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { PlanWay, WayTown } from "../today/plan-way.ts";
import { hoursAlong, metresAfter, type Span } from "../today/progress.ts";
import { type Clocks, clocksAlong } from "./clocks-along.ts";
import { type DayRoutine, hoursOf } from "./day-routine.ts";

export interface Pause {
  readonly is: "break" | "lunch";
  /** Walked metres from the start of the plan. */
  readonly alongM: number;
  /** Town of the rest; null in open country. */
  readonly town: string | null;
  /** Its start, in hours since local midnight. */
  readonly from: number;
  readonly minutes: number;
}

/** The schedule of a walking day in local times; times are hours since midnight, beyond 24 after the next midnight. */
export interface DayHours {
  readonly leaves: number;
  readonly arrives: number;
  readonly pauses: readonly Pause[];
  /** Time of arrival at a distance along the way of the plan, before any rest there. */
  readonly at: (alongM: number) => number;
  readonly clocks: Clocks;
}

/** Minimum time between rests, in hours of walking. */
const leastWalk = 0.75;
/** Walkers who arrive before this time without lunch have it at the end. */
const lunchTime = 13;
/** Maximum shift of a rest to a better place, as a share of the walk between two rests. */
const nearShare = 0.4;

/**
 * The schedule of a day, at the walker's own pace and with their chosen rests: spread evenly over the hours of walking,
 * each moved to the nearest place with food and drink, else to the nearest town. Lunch is the rest nearest to one
 * o'clock. Short days have fewer rests.
 */
export function layOutHours(way: PlanWay, day: Span, routine: DayRoutine, date?: IsoDate): DayHours {
  const clocks = clocksAlong(way, day, date);
  const leaves = hoursOf(routine.leaveAt);
  const before = hoursAlong(way, day.fromM);
  const walking = hoursAlong(way, day.toM) - before;
  const short = routine.breaks * (routine.breakMinutes / 60);
  const hasLunch = routine.lunchMinutes > 0 && leaves + walking + short > lunchTime;
  const most = Math.max(0, Math.ceil(walking / leastWalk) - 1);
  const count = Math.min(routine.breaks + (hasLunch ? 1 : 0), most);
  const places = restingPlaces(way, day, { before, walking, count });
  // Lunch, if any, is the rest that begins nearest to one o'clock.
  const breakHours = routine.breakMinutes / 60;
  const begins = places.map(
    ({ walked, alongM }, index) => leaves + walked + index * breakHours + clocks.aheadAt(alongM),
  );
  const distances = begins.map((hours) => Math.abs(hours - lunchTime));
  const lunch = hasLunch ? distances.indexOf(Math.min(...distances)) : -1;
  let rested = 0;
  const pauses = places.map(({ walked, alongM, town }, index): Pause => {
    const is = index === lunch ? "lunch" : "break";
    const minutes = is === "lunch" ? routine.lunchMinutes : routine.breakMinutes;
    const from = leaves + walked + rested + clocks.aheadAt(alongM);
    rested += minutes / 60;
    return { is, alongM, town, from, minutes };
  });
  const at = (alongM: number) =>
    leaves +
    clocks.aheadAt(alongM) +
    (hoursAlong(way, alongM) - before) +
    pauses.reduce((sum, pause) => sum + (pause.alongM < alongM ? pause.minutes / 60 : 0), 0);
  return { leaves, arrives: leaves + walking + rested + clocks.aheadAt(day.toM), pauses, at, clocks };
}

interface RestingPlace {
  /** Hours of walking since the start of the day. */
  readonly walked: number;
  readonly alongM: number;
  readonly town: string | null;
}

function restingPlaces(
  way: PlanWay,
  day: Span,
  { before, walking, count }: { readonly before: number; readonly walking: number; readonly count: number },
): RestingPlace[] {
  const step = walking / (count + 1);
  const towns = way.towns
    .filter(({ alongM }) => alongM > day.fromM && alongM < day.toM)
    .map((town) => ({ town, walked: hoursAlong(way, town.alongM) - before }));
  const taken = new Set<WayTown>();
  return Array.from({ length: count }, (_, index): RestingPlace => {
    const ideal = step * (index + 1);
    const near = towns
      .filter(({ town, walked }) => !taken.has(town) && Math.abs(walked - ideal) <= step * nearShare)
      .toSorted((a, b) => Math.abs(a.walked - ideal) - Math.abs(b.walked - ideal));
    const nearest = near.find(({ town }) => town.services.includes("restaurant")) ?? near[0];
    if (!nearest) return { walked: ideal, alongM: metresAfter(way, before + ideal), town: null };
    taken.add(nearest.town);
    return { walked: nearest.walked, alongM: nearest.town.alongM, town: nearest.town.name };
  });
}
