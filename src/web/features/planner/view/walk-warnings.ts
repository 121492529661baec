import { nightsOfUnknownFullness, nightsToBookFirst } from "#domain/crowding/crowded-nights.ts";
import { usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import {
  groupNights,
  type NightGroup,
  type NightWarning,
  nightWarnings,
} from "#domain/plans/warnings/night-warnings.ts";
import { numberThrough } from "#domain/planner/solution/plan-legs.ts";
import { type PassedCity, passedCities } from "#domain/planner/solution/passed-cities.ts";
import type { Alternative, Plan, PlanDay } from "#domain/planner/stage-planner/plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

import { longDay, shorterEnd } from "#domain/planner/stage-planner/effort.ts";

import type { DayView, PlannerPlanView } from "#web/features/planner/view/plan-view.ts";

/** What a walker should know about a plan before setting out. */
export type WalkWarning =
  | { readonly kind: "overMax"; readonly day: DayView; readonly split: Alternative | null }
  | { readonly kind: "longDay"; readonly day: DayView; readonly split: Alternative }
  | { readonly kind: "closure"; readonly day: DayView; readonly note: string }
  | { readonly kind: "passedCities"; readonly cities: readonly PassedCity[] }
  | {
      readonly kind: "bookFirst";
      readonly nights: NightGroup["nights"];
      /** Nights whose crowding is unknown. */
      readonly unknown: NightGroup["nights"];
      readonly isHolyYear: boolean;
    }
  | { readonly kind: "nights"; readonly group: NightGroup };

/** A route of a walk, with its plan. */
export interface WalkedLeg {
  readonly graph: RouteGraph;
  readonly options: Pick<PlannerOptions, "ideal" | "max" | "walkers" | "measure" | "lodging" | "lodgingTypes">;
  readonly plan: Pick<Plan, "days">;
  /** View of the same days. */
  readonly view: Pick<PlannerPlanView, "days">;
  /** Whether no bed is known on the whole route: beds are not required then, and a separate notice says so. */
  readonly bedsUnknown: boolean;
}

/** Warnings of a walk on one or more routes, the most urgent first; days are numbered consecutively. */
export function walkWarnings(legs: readonly WalkedLeg[]): WalkWarning[] {
  const planned = numberThrough(legs.map(({ plan }) => plan.days));
  const numbered = numberThrough(legs.map(({ view }) => view.days));
  const alternatives = new Map(planned.flat().map((day) => [day.number, day.alternatives]));
  const split = (day: DayView, { options }: WalkedLeg) =>
    shorterEnd(day, alternatives.get(day.number) ?? [], options.measure);
  const walksOf = (index: number) => numbered[index]?.filter((day) => day.kind === "walk") ?? [];

  const overMax = legs.flatMap((leg, index) =>
    walksOf(index)
      .filter((day) => day.overMax)
      .map((day): WalkWarning => ({ kind: "overMax", day, split: split(day, leg) })),
  );
  const longest = legs.flatMap((leg, index): WalkWarning[] => {
    const day = longDay(walksOf(index), leg.options);
    const end = day && split(day, leg);
    return day && end ? [{ kind: "longDay", day, split: end }] : [];
  });
  const cities = legs.flatMap(({ graph }, index) => passedCities(graph, planned[index] ?? []));
  return [
    ...overMax,
    ...closures(legs.flatMap((_, index) => walksOf(index))),
    ...longest,
    ...(cities.length > 0 ? [{ kind: "passedCities", cities } as const] : []),
    ...bookFirst(numbered.flat()),
    ...groupNights(nightsOf(legs, planned)).map((group): WalkWarning => ({ kind: "nights", group })),
  ];
}

function nightsOf(legs: readonly WalkedLeg[], planned: readonly (readonly PlanDay[])[]): NightWarning[] {
  const nights = legs.flatMap(({ graph, options, bedsUnknown }, index) => {
    const effectiveOptions = bedsUnknown ? { ...options, lodging: "ignore" as const } : options;
    return (planned[index] ?? []).map((day) => ({ day, graph, options: effectiveOptions }));
  });
  const unknown = new Set(
    legs.flatMap(({ bedsUnknown }, index) => (bedsUnknown ? planned[index] : [])?.map(({ number }) => number) ?? []),
  );
  return nightWarnings(nights).filter((warning) => warning.code !== "no_bed_known" || !unknown.has(warning.day));
}

function bookFirst(days: readonly DayView[]): WalkWarning[] {
  const first = new Set(nightsToBookFirst(days.map(({ number, crowding }) => ({ number, crowding, isBooked: false }))));
  const booked = days.filter(({ number }) => first.has(number));
  const nights = booked.map(({ number, to }) => ({ day: number, town: to }));
  const unknown = nightsOfUnknownFullness(days, usualArrangements.goalNights);
  const isHolyYear = booked.some(({ crowding }) => crowding?.isHolyYear);
  // For the last night alone no warning is needed: at the common end of all ways it is never known.
  const isNeeded = nights.length > 0 || unknown.some(({ day }) => day !== days.at(-1)?.number);
  return isNeeded ? [{ kind: "bookFirst", nights, unknown, isHolyYear }] : [];
}

function closures(walks: readonly DayView[]): WalkWarning[] {
  const seen = new Set<string>();
  return walks.flatMap((day) =>
    day.reasons.flatMap((reason): WalkWarning[] => {
      if (reason.code !== "closure" || seen.has(reason.note)) return [];
      seen.add(reason.note);
      return [{ kind: "closure", day, note: reason.note }];
    }),
  );
}
