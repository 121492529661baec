/** Days of a plan on which needed shops are closed, shared by the planner and saved plans. */
import { type IsoDate, dayNumber, weekday } from "#domain/calendar/iso-date.ts";
import type { PublicHoliday } from "#domain/calendar/holiday-names.ts";
import { publicHolidayOn } from "#domain/calendar/public-holidays.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { easterSunday } from "#domain/calendar/easter.ts";
import { endOfArc, townOn } from "#domain/route-graph/graph-lookup.ts";

/** A local holiday: most shops are closed, and beds are in demand. */
interface LocalFeast {
  /** The day it was announced for. */
  readonly announced: IsoDate;
  /** Announced for this day; otherwise inferred from another year. */
  readonly isAnnounced: boolean;
}

/**
 * Saints' days that places celebrate on any weekday (general Roman calendar). A local holiday on another day is a
 * bridge day or a weekend, whose date in another year is unknown.
 */
const fixedDays: ReadonlySet<string> = new Set(
  (
    "01-20 01-22 02-02 02-03 02-05 03-19 04-25 05-15 06-13 06-24 06-29 07-16 07-22 07-25 07-26 08-10 08-16 08-24 " +
    "09-08 09-14 09-21 09-29 10-05 10-07 11-11 11-30 12-26"
  ).split(" "),
);

/** Movable feasts in days after Easter: its Monday, Saint Thomas' Monday, Ascension, Whit Monday, Corpus Christi. */
const withEaster: ReadonlySet<number> = new Set([1, 8, 39, 50, 60]);

const daysAfterEaster = (date: IsoDate) => dayNumber(date) - dayNumber(easterSunday(Number(date.slice(0, 4))));

/**
 * The local holiday of a place on a date, or null if none is known. In years other than the announced one only fixed
 * and movable feasts count, and none on a Sunday, from which they are moved.
 *
 * @param feasts announced days
 */
export function localFeastOn(feasts: readonly IsoDate[], date: IsoDate): LocalFeast | null {
  if (feasts.includes(date)) return { announced: date, isAnnounced: true };
  if (feasts.length === 0 || weekday(date) === 7) return null;
  const announced = feasts.find((feast) => feast.slice(0, 4) !== date.slice(0, 4) && recursOn(feast, date));
  return announced === undefined ? null : { announced, isAnnounced: false };
}

function recursOn(feast: IsoDate, date: IsoDate): boolean {
  const day = feast.slice(5);
  if (fixedDays.has(day)) return date.slice(5) === day;
  const offset = daysAfterEaster(feast);
  return withEaster.has(offset) && daysAfterEaster(date) === offset;
}

/** The facts of a day relevant to shops. */
interface DayOfShops {
  readonly day: Pick<PlanDay, "number" | "date" | "to" | "arcs">;
  readonly graph: RouteGraph;
}

/** A day is a calendar day of the plan, a town a slug. */
export type HolidayWarning =
  | {
      readonly code: "holiday";
      readonly day: number;
      readonly holiday: PublicHoliday;
      /** ISO 3166-1 code. */
      readonly country: string;
      /** The only region that keeps it, by name; absent for national holidays. */
      readonly region?: string;
      /** False if it is kept in most years, and it is unknown whether in this one. */
      readonly isSure: boolean;
    }
  | {
      readonly code: "local_feast";
      readonly day: number;
      readonly towns: readonly string[];
      /** The day the feast was announced for, in this year or another. */
      readonly announced: IsoDate;
      /** False if it was announced for another year only. */
      readonly isAnnounced: boolean;
    };

/** Public and local holidays of towns on the way with shops, and of the town of the night; none without dates. */
export function holidayWarnings(days: readonly DayOfShops[]): HolidayWarning[] {
  return days.flatMap((each) => {
    const { date } = each.day;
    if (date === undefined) return [];
    const towns = townsThatMatter(each);
    return [...holidays(each.day.number, towns, date), ...localFeasts(each.day.number, towns, date)];
  });
}

/** The town of the night, and in walking order the preceding ones with a known shop. */
function townsThatMatter({ day, graph }: DayOfShops): GraphWaypoint[] {
  const end = townOn(graph, day.to);
  const passed = day.arcs.flatMap((id) => endOfArc(graph, id) ?? []);
  const withShop = passed.filter((place) => place !== end && place.services.includes("groceries"));
  return end ? [end, ...withShop] : withShop;
}

function holidays(day: number, towns: readonly GraphWaypoint[], date: IsoDate): HolidayWarning[] {
  const areas = new Map(towns.map(({ country, region }) => [`${country} ${region}`, { country, region }]));
  const warnings = [...areas.values()].flatMap(({ country, region }): HolidayWarning[] => {
    const holiday = publicHolidayOn(date, { country, region });
    return holiday && country !== undefined ? [{ code: "holiday", day, country, ...holiday }] : [];
  });
  // A national holiday counts once for all regions.
  return [...new Map(warnings.map((holiday) => [JSON.stringify(holiday), holiday])).values()];
}

/** One for each day that feasts were announced for. */
function localFeasts(day: number, towns: readonly GraphWaypoint[], date: IsoDate): HolidayWarning[] {
  const celebrated = towns.flatMap(({ townSlug, feasts }) => {
    const feast = feasts ? localFeastOn(feasts, date) : null;
    return feast && townSlug !== undefined ? [{ ...feast, town: townSlug }] : [];
  });
  return [...Map.groupBy(celebrated, ({ announced }) => announced)].map(([announced, own]) => ({
    code: "local_feast",
    day,
    towns: own.map(({ town }) => town),
    announced,
    isAnnounced: own.some(({ isAnnounced }) => isAnnounced),
  }));
}
