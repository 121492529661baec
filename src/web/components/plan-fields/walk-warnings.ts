import { nightsOfUnknownFullness } from "#domain/crowding/crowded-nights.ts";
import { usualArrangements } from "#domain/plan-editing/stored-plan.ts";
import { groupNights, type NightGroup, type NightWarning } from "#domain/plan-warnings/night-warnings.ts";
import type { PassedCity } from "#domain/planner-solution/passed-cities.ts";
import type { Alternative } from "#domain/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";

import { longDay, shorterEnd } from "#domain/stage-planner/effort.ts";

import type { DayView, PlanView } from "./plan-view.ts";

/** What a walker should know of a plan before setting out. */
export type WalkWarning =
  | { readonly kind: "overMax"; readonly day: DayView; readonly split: Alternative | null }
  | { readonly kind: "longDay"; readonly day: DayView; readonly split: Alternative }
  | { readonly kind: "closure"; readonly day: DayView; readonly note: string }
  | { readonly kind: "passedCities"; readonly cities: readonly PassedCity[] }
  | {
      readonly kind: "bookFirst";
      readonly nights: NightGroup["nights"];
      /** Of which it is not known how full they are. */
      readonly unknown: NightGroup["nights"];
      readonly isHolyYear: boolean;
    }
  | { readonly kind: "nights"; readonly group: NightGroup };

/**
 * Warnings of a plan, the most pressing first.
 *
 * @param cities walked through without a night there
 * @param ofNights what is to be known of its nights
 * @param alternativesOf other ends of a day; empty where they are not known
 */
export function walkWarnings(
  plan: PlanView,
  options: Pick<PlannerOptions, "ideal" | "max" | "walkers" | "measure">,
  cities: readonly PassedCity[],
  ofNights: readonly NightWarning[],
  alternativesOf: (day: DayView) => readonly Alternative[],
): WalkWarning[] {
  const walks = plan.days.filter((day) => day.kind === "walk");
  const split = (day: DayView) => shorterEnd(day, alternativesOf(day), options.measure);

  const overMax = walks
    .filter((day) => day.overMax)
    .map((day): WalkWarning => ({ kind: "overMax", day, split: split(day) }));
  const longest = longDay(walks, options);
  const longSplit = longest && split(longest);
  return [
    ...overMax,
    ...closures(walks),
    ...(longest && longSplit ? [{ kind: "longDay", day: longest, split: longSplit } as const] : []),
    ...(cities.length > 0 ? [{ kind: "passedCities", cities } as const] : []),
    ...bookFirst(plan.days),
    ...groupNights(ofNights).map((group): WalkWarning => ({ kind: "nights", group })),
  ];
}

function bookFirst(days: readonly DayView[]): WalkWarning[] {
  const booked = days.filter((day) => day.bookFirst);
  const nights = booked.map(({ number, to }) => ({ day: number, town: to }));
  const unknown = nightsOfUnknownFullness(days, usualArrangements.goalNights);
  const isHolyYear = booked.some(({ crowding }) => crowding?.isHolyYear);
  // Of the last night alone it goes without saying: where all ways end it is never known.
  const isTold = nights.length > 0 || unknown.some(({ day }) => day !== days.at(-1)?.number);
  return isTold ? [{ kind: "bookFirst", nights, unknown, isHolyYear }] : [];
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
