/** Days of a plan on which shops are shut where one needs them: the same in the planner and of a saved plan. */
import { type IsoDate, dayNumber, weekday } from "../calendar/iso-date.ts";
import type { PublicHoliday } from "../calendar/holiday-names.ts";
import { publicHolidayOn } from "../calendar/public-holidays.ts";
import { onceFor } from "../once-for.ts";
import type { GraphWaypoint, RouteGraph } from "../route-graph/route-graph.ts";
import type { PlanDay } from "../stage-planner/plan.ts";
import { easterSunday } from "#domain/calendar/easter.ts";

/** A local holiday: most shops of the place are shut, and its beds are wanted. */
interface LocalFeast {
  /** The day for which it was announced. */
  readonly announced: IsoDate;
  /** Announced for this very day; else it was kept on this day of another year and comes back on it. */
  readonly isAnnounced: boolean;
}

/**
 * Days of saints on which places keep their feast whatever the weekday (general Roman calendar). A local holiday on another
 * day is a bridge or a weekend, and nobody knows where it lies in another year.
 */
const fixedDays: ReadonlySet<string> = new Set(
  (
    "01-20 01-22 02-02 02-03 02-05 03-19 04-25 05-15 06-13 06-24 06-29 07-16 07-22 07-25 07-26 08-10 08-16 08-24 " +
    "09-08 09-14 09-21 09-29 10-05 10-07 11-11 11-30 12-26"
  ).split(" "),
);

/** Days after Easter Sunday of feasts that move with it: its Monday, Saint Thomas' Monday, Ascension, Whit Monday, Corpus Christi. */
const withEaster: ReadonlySet<number> = new Set([1, 8, 39, 50, 60]);

const daysAfterEaster = (date: IsoDate) => dayNumber(date) - dayNumber(easterSunday(Number(date.slice(0, 4))));

/**
 * The local holiday of a place on a date, or null where none is known. In years other than the announced one only feasts of a
 * fixed day and of days after Easter count, and none on a Sunday, from which they are moved.
 *
 * @param feasts days as they were announced
 */
export function localFeastOn(feasts: readonly IsoDate[], date: IsoDate): LocalFeast | null {
  if (feasts.includes(date)) return { announced: date, isAnnounced: true };
  if (feasts.length === 0 || weekday(date) === 7) return null;
  const announced = feasts.find((feast) => feast.slice(0, 4) !== date.slice(0, 4) && comesBackOn(feast, date));
  return announced === undefined ? null : { announced, isAnnounced: false };
}

function comesBackOn(feast: IsoDate, date: IsoDate): boolean {
  const day = feast.slice(5);
  if (fixedDays.has(day)) return date.slice(5) === day;
  const offset = daysAfterEaster(feast);
  return withEaster.has(offset) && daysAfterEaster(date) === offset;
}

/** A day, as far as shops go. */
export interface DayOfShops {
  readonly day: Pick<PlanDay, "number" | "date" | "to" | "arcs">;
  readonly graph: RouteGraph;
}

/** A day is a calendar day of the plan, a town a slug. */
export type ShutDay =
  | {
      readonly code: "holiday";
      readonly day: number;
      readonly holiday: PublicHoliday;
      /** ISO 3166-1 code. */
      readonly country: string;
      /** The region alone that keeps it, by name; absent where the whole country does. */
      readonly region?: string;
      /** False where it is kept in most years, and nobody knows here whether in this one. */
      readonly isSure: boolean;
    }
  | {
      readonly code: "local_feast";
      readonly day: number;
      readonly towns: readonly string[];
      /** The day for which the feast was announced, in this year or another. */
      readonly announced: IsoDate;
      /** False when it was announced for another year only and comes back on such days. */
      readonly isAnnounced: boolean;
    };

/** Holidays and feasts of towns on the way where one would buy food, and of the town of the night; none without dates. */
export function shutDays(days: readonly DayOfShops[]): ShutDay[] {
  return days.flatMap((each) => {
    const { date } = each.day;
    if (date === undefined) return [];
    const towns = townsThatMatter(each);
    return [...holidays(each.day.number, towns, date), ...localFeasts(each.day.number, towns, date)];
  });
}

/** The town of the night, and in walking order those before it with a known shop. */
function townsThatMatter({ day, graph }: DayOfShops): GraphWaypoint[] {
  const { arcs, waypoints, night } = indexOf(graph);
  const end = night.get(day.to);
  const passed = day.arcs.flatMap((id) => waypoints.get(arcs.get(id) ?? "") ?? []);
  const withShop = passed.filter((place) => place !== end && place.services.includes("groceries"));
  return end ? [end, ...withShop] : withShop;
}

const indexOf = onceFor((graph: RouteGraph) => ({
  /** Where arcs lead. */
  arcs: new Map(graph.arcs.map(({ id, to }) => [id, to])),
  waypoints: new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint])),
  night: new Map(graph.waypoints.map((waypoint) => [waypoint.townSlug, waypoint])),
}));

function holidays(day: number, towns: readonly GraphWaypoint[], date: IsoDate): ShutDay[] {
  const areas = new Map(towns.map(({ country, region }) => [`${country} ${region}`, { country, region }]));
  const found = [...areas.values()].flatMap(({ country, region }): ShutDay[] => {
    const holiday = publicHolidayOn(date, { country, region });
    return holiday && country !== undefined ? [{ code: "holiday", day, country, ...holiday }] : [];
  });
  // A whole country's is one, in whichever of its regions.
  return [...new Map(found.map((holiday) => [JSON.stringify(holiday), holiday])).values()];
}

/** One for each day that feasts were announced for. */
function localFeasts(day: number, towns: readonly GraphWaypoint[], date: IsoDate): ShutDay[] {
  const shut = towns.flatMap(({ townSlug, feasts }) => {
    const feast = feasts ? localFeastOn(feasts, date) : null;
    return feast && townSlug !== undefined ? [{ ...feast, town: townSlug }] : [];
  });
  return [...Map.groupBy(shut, ({ announced }) => announced)].map(([announced, own]) => ({
    code: "local_feast",
    day,
    towns: own.map(({ town }) => town),
    announced,
    isAnnounced: own.some(({ isAnnounced }) => isAnnounced),
  }));
}
