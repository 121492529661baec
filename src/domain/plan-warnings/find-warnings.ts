import { publicHolidayOn } from "../calendar/public-holidays.ts";
import { isOpenOn, isWithin } from "../calendar/season.ts";
import { mainWay } from "../route-graph/main-way.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import { checkBagTransfer } from "./bag-transfer.ts";
import { checkCompostela, neededKm, santiago } from "./compostela.ts";
import { dayFacts, type DayFacts, type PlanFacts } from "./plan-facts.ts";
import type { PlanWarning, WayOut } from "./warning.ts";

/** Everything about a plan that its walker should know, day by day, what is about the whole at the end. */
export function findWarnings(facts: PlanFacts): PlanWarning[] {
  return [
    ...dayFacts(facts).flatMap((day) => [
      ...overMax(facts, day),
      ...unknownWay(day),
      ...noBed(day),
      ...closedHouse(facts, day),
      ...closedStretch(day),
      ...holiday(facts, day),
    ]),
    ...compostela(facts),
    ...bookedHousesOffPlan(facts),
    ...bagTransfer(facts),
  ];
}

function overMax({ plan }: PlanFacts, { measured }: DayFacts): PlanWarning[] {
  const wish = plan.legs[measured.leg];
  if (!measured.overMax || !wish) return [];
  const { number: day } = measured;
  const { max, measure } = wish;
  const waysOut: WayOut[] = [
    { kind: "edit", edit: { kind: "split", day } },
    { kind: "edit", edit: { kind: "end-earlier", day } },
  ];
  return [{ code: "over_max", day, length: measured[measure], max, measure, waysOut }];
}

function unknownWay({ measured: { isWayKnown, number: day } }: DayFacts): PlanWarning[] {
  if (isWayKnown) return [];
  return [{ code: "way_unknown", day, waysOut: [{ kind: "edit", edit: { kind: "unpin-all" } }] }];
}

function noBed({ stored, measured }: DayFacts): PlanWarning[] {
  if (!measured.isWayKnown || measured.houses > 0 || stored.house !== null) return [];
  const { number: day, to: town } = measured;
  const housed = measured.alternatives.find(({ houses }) => houses > 0);
  const waysOut: WayOut[] = [
    { kind: "edit", edit: housed ? { kind: "set-end", day, to: housed.to } : { kind: "end-earlier", day } },
  ];
  return [{ code: "no_bed_known", day, town, waysOut }];
}

function closedHouse({ houses }: PlanFacts, { stored, measured }: DayFacts): PlanWarning[] {
  const house = houses.get(stored.house ?? "");
  if (!house) return [];
  const isShut = measured.date !== undefined && house.season !== null && !isOpenOn(house.season, measured.date);
  if (house.status === "open" && !isShut) return [];
  const { number: day } = measured;
  const waysOut: WayOut[] = [{ kind: "choose-house", day }];
  return [{ code: "house_closed", day, house: house.uuid, waysOut }];
}

function closedStretch({ measured, graph }: DayFacts): PlanWarning[] {
  const { date, number: day } = measured;
  if (date === undefined) return [];
  const walked = new Set(measured.arcs);
  const closure = graph.closures.find(
    ({ arcs, from, to }) => isWithin(date, from, to) && arcs.some((arc) => walked.has(arc)),
  );
  if (!closure) return [];
  const waysOut: WayOut[] = [{ kind: "edit", edit: { kind: "replan" } }, { kind: "change-dates" }];
  return [{ code: "closed_stretch", day, note: closure.note, waysOut }];
}

function holiday({ countries }: PlanFacts, { measured }: DayFacts): PlanWarning[] {
  const { date, number: day, to } = measured;
  const country = countries.get(to);
  const found = date === undefined || country === undefined ? null : publicHolidayOn(date, country);
  if (found === null || country === undefined) return [];
  const waysOut: WayOut[] = [day > 1 ? { kind: "carry-food", day: day - 1 } : { kind: "change-dates" }];
  return [{ code: "holiday", day, holiday: found, country, waysOut }];
}

function compostela(facts: PlanFacts): PlanWarning[] {
  const check = checkCompostela(facts);
  if (!check || check.isReached) return [];
  const leg = facts.plan.legs.findIndex((wish) => wish.to === santiago);
  const from = leg < 0 ? null : farEnough(facts.graphs[leg]);
  const waysOut: WayOut[] = from === null ? [] : [{ kind: "start-in", leg, from }];
  return [{ code: "compostela", km: check.km, neededKm, waysOut }];
}

/** The last town of the main way from which it is far enough to Santiago, all on foot. */
function farEnough(graph: RouteGraph | undefined): string | null {
  if (!graph) return null;
  const towns = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint.townSlug]));
  let km = 0;
  for (const arc of mainWay(graph).toReversed()) {
    if (km === 0 && towns.get(arc.to) !== santiago) continue;
    if (arc.mode !== "walk") return null;
    km += arc.distanceM / 1000;
    const town = towns.get(arc.from);
    if (km >= neededKm && town !== undefined) return town;
  }
  return null;
}

function bookedHousesOffPlan({ plan, days }: PlanFacts): PlanWarning[] {
  return plan.leftBehind
    .filter(({ houseState }) => houseState === "booked" || houseState === "asked")
    .map(({ town, house }): PlanWarning => {
      const day = days.find(({ alternatives }) => alternatives.some(({ to }) => to === town));
      const waysOut: WayOut[] = day ? [{ kind: "edit", edit: { kind: "set-end", day: day.number, to: town } }] : [];
      return { code: "booked_house_off_plan", town, house, waysOut };
    });
}

function bagTransfer(facts: PlanFacts): PlanWarning[] {
  const { mostKg, mostKm, daysTooLong, daysOutOfSeason } = checkBagTransfer(facts);
  const found: PlanWarning[] = [];
  if (daysTooLong.length > 0) {
    const waysOut = daysTooLong.map((day): WayOut => ({ kind: "edit", edit: { kind: "split", day } }));
    found.push({ code: "bag_transfer_too_long", days: daysTooLong, mostKm, mostKg, waysOut });
  }
  if (daysOutOfSeason.length > 0) {
    const waysOut: WayOut[] = [{ kind: "change-dates" }, { kind: "carry-bag", days: daysOutOfSeason }];
    found.push({ code: "bag_transfer_out_of_season", days: daysOutOfSeason, mostKg, waysOut });
  }
  return found;
}
