import type { IsoDate } from "../calendar/iso-date.ts";
import type { PlanWay, WayTown } from "../today/plan-way.ts";
import { hoursAlong, metresAfter, type Span } from "../today/progress.ts";
import { type Clocks, clocksAlong } from "./clocks-along.ts";
import { type DayRoutine, hoursOf } from "./day-routine.ts";

export interface Pause {
  readonly is: "break" | "lunch";
  /** Walked metres from the start of the plan. */
  readonly alongM: number;
  /** Where it is made; null on open ground. */
  readonly town: string | null;
  /** When it begins, in hours since midnight by the clocks there. */
  readonly from: number;
  readonly minutes: number;
}

/** A walking day by the clocks of each place; times in hours since midnight, beyond 24 after it. */
export interface DayHours {
  readonly leaves: number;
  readonly arrives: number;
  readonly pauses: readonly Pause[];
  /** When somebody comes to a distance along the way of the plan, before they rest there. */
  readonly at: (alongM: number) => number;
  readonly clocks: Clocks;
}

/** Nobody rests sooner than this after the last rest, in hours of walking. */
const leastWalk = 0.75;
/** Whoever arrives before this without lunch has it there. */
const lunchTime = 13;
/** A rest is moved to a place that is this share of the walk between two rests away. */
const nearShare = 0.4;

/**
 * A day by the clock, at the walker's own pace and with rests of their own choosing: spread evenly over the hours of
 * walking, each moved to the nearest place with food and drink, else to the nearest town. Lunch is the rest nearest to
 * one o'clock. On short days there are fewer.
 *
 * @param countries ISO 3166-1 codes by slug of the town, by which each place has its clocks
 */
export function layOutHours(
  way: PlanWay,
  day: Span,
  routine: DayRoutine,
  countries: ReadonlyMap<string, string>,
  date?: IsoDate,
): DayHours {
  const clocks = clocksAlong(way, day, countries, date);
  const leaves = hoursOf(routine.leaveAt);
  const before = hoursAlong(way, day.fromM);
  const walking = hoursAlong(way, day.toM) - before;
  const short = routine.breaks * (routine.breakMinutes / 60);
  const hasLunch = routine.lunchMinutes > 0 && leaves + walking + short > lunchTime;
  const most = Math.max(0, Math.ceil(walking / leastWalk) - 1);
  const count = Math.min(routine.breaks + (hasLunch ? 1 : 0), most);
  const places = restingPlaces(way, day, { before, walking, count });
  // Where there is lunch, it is the rest that begins nearest to one o'clock.
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
    const wanted = step * (index + 1);
    const near = towns
      .filter(({ town, walked }) => !taken.has(town) && Math.abs(walked - wanted) <= step * nearShare)
      .toSorted((a, b) => Math.abs(a.walked - wanted) - Math.abs(b.walked - wanted));
    const found = near.find(({ town }) => town.services.includes("restaurant")) ?? near[0];
    if (!found) return { walked: wanted, alongM: metresAfter(way, before + wanted), town: null };
    taken.add(found.town);
    return { walked: found.walked, alongM: found.town.alongM, town: found.town.name };
  });
}
