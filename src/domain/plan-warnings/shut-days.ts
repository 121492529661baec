/** Days of a plan on which shops are shut where one needs them: the same in the planner and of a saved plan. */
import type { IsoDate } from "../calendar/iso-date.ts";
import type { PublicHoliday } from "../calendar/holiday-names.ts";
import { localFeastOn } from "../calendar/local-feasts.ts";
import { publicHolidayOn } from "../calendar/public-holidays.ts";
import { onceFor } from "../once-for.ts";
import type { GraphWaypoint, RouteGraph } from "../route-graph/route-graph.ts";
import type { PlanDay } from "../stage-planner/plan.ts";

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
