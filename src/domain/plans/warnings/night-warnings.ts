/** Advance warnings for the nights of a plan, shared by the planner and saved plans. */
import { isWinter } from "#domain/calendar/season.ts";
import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { DayNotes } from "../editing/stored-plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

/** The facts of a night relevant to warnings. */
export interface PlanNight {
  readonly day: Pick<PlanDay, "number" | "kind" | "date" | "to" | "houses" | "knownOpen">;
  readonly graph: RouteGraph;
  readonly options: Pick<PlannerOptions, "lodging" | "lodgingTypes">;
  /** The walker's notes about the night; absent during planning. */
  readonly notes?: Pick<DayNotes, "house" | "houseState">;
}

/** A day is a calendar day of the plan, a town a slug. */
export type WarningOfNight =
  /** No place to stay of the allowed types is known, at any time of the year. */
  | { readonly code: "no_bed_known"; readonly day: number; readonly town: string }
  /** There are some, but all are known to be closed on this night. */
  | { readonly code: "all_closed"; readonly day: number; readonly town: string }
  /** In winter, when many are closed: none is known to be open. In summer and in cities it is not reported. */
  | { readonly code: "none_known_open"; readonly day: number; readonly town: string }
  /** Only one is known, and nothing above is said of it. */
  | { readonly code: "few_beds"; readonly day: number; readonly town: string; readonly typesChosen: boolean }
  /** Neither a shop nor a restaurant is known. */
  | { readonly code: "no_food_known"; readonly day: number; readonly town: string };

export type NightWarning =
  | WarningOfNight
  /** No shop is known in any overnight town of a route: there are no data yet. */
  | { readonly code: "food_unknown" };

/** Slugs of towns with a known shop or restaurant. */
const townsWithFood = memoizeByObject((graph: RouteGraph): ReadonlySet<string> => {
  const withFood = graph.waypoints.filter(
    ({ services }) => services.includes("groceries") || services.includes("restaurant"),
  );
  return new Set(withFood.flatMap(({ townSlug }) => townSlug ?? []));
});

/** @param nights of all days of a plan with a known way, in order */
export function nightWarnings(nights: readonly PlanNight[]): NightWarning[] {
  // At the end of the walk there is no need to shop or book ahead.
  const onTheWay = nights.slice(0, -1).filter(({ day }) => day.kind === "walk");
  const withoutFood = [...Map.groupBy(onTheWay, ({ graph }) => graph)].map(([graph, own]) => {
    const without = own.filter(({ day }) => !townsWithFood(graph).has(day.to));
    return { without, isUnknown: without.length === own.length && own.length > 1 };
  });
  return [
    ...nights.flatMap(bedsOf),
    ...onTheWay.flatMap(fewBeds),
    ...withoutFood.flatMap(({ without, isUnknown }) => (isUnknown ? [] : without.map(noFood))),
    ...(withoutFood.some(({ isUnknown }) => isUnknown) ? [{ code: "food_unknown" } as const] : []),
  ];
}

const noFood = ({ day }: PlanNight): NightWarning => ({ code: "no_food_known", day: day.number, town: day.to });

/** With a noted house there is a bed; only if the walker has asked there is it known to be open. */
function bedsOf({ day, graph, options, notes }: PlanNight): NightWarning[] {
  const { number, date, to: town, houses, knownOpen } = day;
  if (houses === 0) {
    if (hasBed(notes)) return [];
    const waypoint = townOn(graph, town);
    const isAnyKnown = waypoint !== undefined && numberOfHouses(waypoint, options.lodgingTypes) > 0;
    return [{ code: isAnyKnown ? "all_closed" : "no_bed_known", day: number, town }];
  }
  const hasAsked = notes?.houseState === "asked" || notes?.houseState === "booked";
  if (hasAsked || date === undefined || knownOpen !== 0 || !isWinter(date)) return [];
  if (houses !== undefined && houses >= manyInCity && townOn(graph, town)?.size === "city") return [];
  return [{ code: "none_known_open", day: number, town }];
}

/** In a city with this many, not all close in winter. */
const manyInCity = 5;

function fewBeds(night: PlanNight): NightWarning[] {
  const { day, options, notes } = night;
  if (options.lodging === "ignore" || day.houses !== 1 || hasBed(notes) || bedsOf(night).length > 0) return [];
  return [{ code: "few_beds", day: day.number, town: day.to, typesChosen: options.lodgingTypes.length > 0 }];
}

const hasBed = (notes: PlanNight["notes"]): boolean =>
  notes !== undefined && (notes.house !== null || notes.houseState !== "none");

const codes: ReadonlySet<string> = new Set<NightWarning["code"]>([
  "no_bed_known",
  "all_closed",
  "none_known_open",
  "few_beds",
  "no_food_known",
  "food_unknown",
]);

export const isOfNights = <Warning extends { readonly code: string }>(
  warning: Warning,
): warning is Extract<Warning, NightWarning> => codes.has(warning.code);

/** Warnings of one kind, shown in one sentence. */
export interface NightGroup {
  readonly code: NightWarning["code"];
  readonly nights: readonly { readonly day: number; readonly town: string }[];
  readonly typesChosen: boolean;
}

/** One group for each kind of warning, in the order of first occurrence. */
export function groupNights(warnings: readonly NightWarning[]): NightGroup[] {
  return [...Map.groupBy(warnings, ({ code }) => code)].map(([code, own]) => ({
    code,
    nights: own.flatMap((warning) => ("day" in warning ? [{ day: warning.day, town: warning.town }] : [])),
    typesChosen: own.some((warning) => warning.code === "few_beds" && warning.typesChosen),
  }));
}
