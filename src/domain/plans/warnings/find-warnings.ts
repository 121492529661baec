import { isOpenOn, isWithin } from "#domain/calendar/season.ts";
import type { AccommodationType } from "#domain/places/lodging/lodging-facts.ts";
import type { PlanEdit } from "../editing/edits/edit.ts";
import { neighbouringEnd, placeToSplit } from "../editing/edits/edit-walks.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { bookedHousesOffPlan } from "./booked-houses-off-plan.ts";
import { passedCities } from "#domain/planner/solution/passed-cities.ts";
import { checkCompostela, farEnoughStart, neededKm } from "./compostela.ts";
import { hardestStage, longDay, ownStages, shorterEnd } from "#domain/planner/stage-planner/effort.ts";
import { type NightWarning, nightWarnings, type PlanNight } from "./night-warnings.ts";
import { dayFacts, type DayFacts, type PlanFacts } from "./plan-facts.ts";
import { holidayWarnings } from "./holiday-warnings.ts";
import type { PlanWarning, WarningFix } from "./warning.ts";

/** All warnings of a plan, by day, those for the whole plan last. */
export function findWarnings(facts: PlanFacts): PlanWarning[] {
  const days = dayFacts(facts);
  const ofNights = nightWarnings(nightsOf(facts, days));
  return [
    ...days.flatMap((day) => [
      ...overMax(facts, day),
      ...unknownWay(day),
      ...ofNight(day, ofNights),
      ...closedHouse(facts, day),
      ...secondNight(facts, day),
      ...closedStretch(facts, day),
      ...shopsClosed(day),
      ...cities(day),
    ]),
    ...ofNights.flatMap((warning) => (warning.code === "food_unknown" ? [{ ...warning, waysOut: [] }] : [])),
    ...longStage(facts),
    ...compostela(facts),
    ...bookedHousesOffPlan(facts),
  ];
}

function overMax({ plan }: PlanFacts, day: DayFacts): PlanWarning[] {
  const { measured } = day;
  const options = plan.legs[measured.leg];
  if (!measured.overMax || !options) return [];
  const { measure } = options;
  const { length, max } = ownStages(measured, options).reduce((worst, own) =>
    own.length - own.max > worst.length - worst.max ? own : worst,
  );
  return [{ code: "over_max", day: measured.number, length, max, measure, waysOut: fixesOfLongDay(day) }];
}

/** The longest day, worded as in the planner. */
function longStage(facts: PlanFacts): PlanWarning[] {
  return facts.plan.legs.flatMap((options, leg): PlanWarning[] => {
    const { measure } = options;
    const day = longDay(
      facts.days.filter((each) => each.leg === leg && each.kind === "walk" && each.isWayKnown),
      options,
    );
    const end = day && shorterEnd(day, day.alternatives, measure);
    if (!day || !end) return [];
    const waysOut: WarningFix[] = [{ kind: "edit", edit: { kind: "set-end", day: day.number, to: end.to } }];
    const { length, ideal } = hardestStage(day, options);
    return [{ code: "long_day", day: day.number, length, ideal, measure, waysOut }];
  });
}

function fixesOfLongDay({ measured, graph }: DayFacts): WarningFix[] {
  const { number: day } = measured;
  const edits: PlanEdit[] = [];
  if (placeToSplit(measured, graph) !== null) edits.push({ kind: "split", day });
  const earlier = neighbouringEnd(measured, "earlier");
  const within = measured.alternatives.filter(({ overMax: isOver, km }) => !isOver && km < measured.km);
  const farthest = within.toSorted((one, other) => other.km - one.km)[0];
  if (earlier && (!earlier.overMax || !farthest)) edits.push({ kind: "end-earlier", day });
  else if (farthest) edits.push({ kind: "set-end", day, to: farthest.to });
  return edits.length > 0 ? edits.map((edit): WarningFix => ({ kind: "edit", edit })) : [{ kind: "change-wishes" }];
}

function unknownWay({ measured: { isWayKnown, number: day } }: DayFacts): PlanWarning[] {
  if (isWayKnown) return [];
  const waysOut: WarningFix[] = [{ kind: "edit", edit: { kind: "unpin-all" } }, { kind: "change-wishes" }];
  return [{ code: "way_unknown", day, waysOut }];
}

function nightsOf({ plan }: PlanFacts, days: readonly DayFacts[]): PlanNight[] {
  return days.flatMap(({ stored, measured, graph }) => {
    const options = plan.legs[stored.leg];
    return measured.isWayKnown && options ? [{ day: measured, graph, options, notes: stored }] : [];
  });
}

/** Warnings for the night of a day, each with possible fixes. */
function ofNight({ measured }: DayFacts, ofNights: readonly NightWarning[]): PlanWarning[] {
  const { number: day } = measured;
  const housed = measured.alternatives.find(({ houses }) => houses > 0);
  const elsewhere: WarningFix[] = housed ? [{ kind: "edit", edit: { kind: "set-end", day, to: housed.to } }] : [];
  return ofNights.flatMap((warning): PlanWarning[] => {
    if (warning.code === "food_unknown" || warning.day !== day) return [];
    switch (warning.code) {
      case "no_bed_known":
      case "all_closed":
        return [{ ...warning, waysOut: [...elsewhere, { kind: "note-bed", day }] }];
      case "no_food_known":
        return [{ ...warning, waysOut: [{ kind: "carry-food", day }] }];
      default:
        return [{ ...warning, waysOut: [{ kind: "note-bed", day }] }];
    }
  });
}

function closedHouse({ houses }: PlanFacts, { stored, measured }: DayFacts): PlanWarning[] {
  const house = houses.get(stored.house ?? "");
  if (!house) return [];
  const isClosed = measured.date !== undefined && house.season !== null && !isOpenOn(house.season, measured.date);
  if (house.status === "open" && !isClosed) return [];
  const { number: day } = measured;
  const waysOut: WarningFix[] = [{ kind: "choose-house", day }];
  return [{ code: "house_closed", day, house: house.uuid, waysOut }];
}

/** Types of house that usually accept pilgrims for one night only. */
const oneNightTypes: ReadonlySet<string> = new Set<AccommodationType>([
  "albergue_public_xunta",
  "albergue_municipal",
  "albergue_parochial",
]);

/** A rest day in the house of the previous night, or where there are only such houses. */
function secondNight({ plan, houses }: PlanFacts, { stored, measured }: DayFacts): PlanWarning[] {
  if (measured.kind !== "rest") return [];
  const before = plan.days[stored.number - 2]?.house ?? null;
  const types = plan.legs[stored.leg]?.lodgingTypes ?? [];
  const house = houses.get(stored.house ?? "");
  const isSecond = house
    ? house.uuid === before && oneNightTypes.has(house.type)
    : types.length > 0 && types.every((type) => oneNightTypes.has(type));
  if (!isSecond) return [];
  const { number: day, to: town } = measured;
  return [{ code: "one_night_only", day, town, waysOut: [{ kind: "choose-house", day }] }];
}

function closedStretch({ plan }: PlanFacts, { stored, measured, graph }: DayFacts): PlanWarning[] {
  const { date, number: day } = measured;
  if (date === undefined) return [];
  const walked = new Set(measured.arcs);
  const closure = graph.closures.find(
    ({ arcs, from, to }) => isWithin(date, from, to) && arcs.some((arc) => walked.has(arc)),
  );
  if (!closure) return [];
  const fixed = [plan.days[stored.number - 2], stored].flatMap((end) =>
    end?.pinned && end.leg === stored.leg && isCutOff(graph, end.to, closure.arcs) ? [end.number] : [],
  );
  const [one, other] = fixed;
  const edit: PlanEdit =
    one === undefined ? { kind: "replan" } : other === undefined ? { kind: "unpin", day: one } : { kind: "unpin-all" };
  const { note, notes } = closure;
  const waysOut: WarningFix[] = [{ kind: "edit", edit }, { kind: "change-dates" }];
  return [{ code: "closed_stretch", day, note, ...(notes && { notes }), waysOut }];
}

/** Whether every way to a town is closed: a day pinned to end there keeps the plan on the closed stretch. */
function isCutOff({ waypoints, arcs }: RouteGraph, town: string, closed: readonly number[]): boolean {
  const uuid = waypoints.find(({ townSlug }) => townSlug === town)?.uuid;
  return arcs.every(({ id, to }) => to !== uuid || closed.includes(id));
}

/** Food bought on the previous day is enough; the first day has none. */
function shopsClosed({ measured: day, graph }: DayFacts): PlanWarning[] {
  const { number } = day;
  const waysOut: WarningFix[] = [number > 1 ? { kind: "carry-food", day: number - 1 } : { kind: "change-dates" }];
  return holidayWarnings([{ day, graph }]).map((each) => ({ ...each, waysOut }));
}

/** Cities that might be worth a night. */
function cities({ measured, graph }: DayFacts): PlanWarning[] {
  return passedCities(graph, [measured]).map(({ day, to }) => {
    const edit: PlanEdit = { kind: "set-end", day, to };
    return { code: "passed_city", day, town: to, waysOut: [{ kind: "edit", edit }] };
  });
}

function compostela(facts: PlanFacts): PlanWarning[] {
  const check = checkCompostela(facts);
  if (!check || check.isReached || facts.plan.waivesCompostela) return [];
  const start = farEnoughStart(facts, check);
  const waysOut: WarningFix[] = [
    start ? { kind: "start-in", ...start } : { kind: "change-wishes" },
    { kind: "edit", edit: { kind: "waive-compostela" } },
  ];
  return [{ code: "compostela", km: check.km, neededKm, waysOut }];
}
