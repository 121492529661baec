import { isWinter } from "#domain/calendar/winter.ts";
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
  | { readonly kind: "bookFirst"; readonly days: readonly DayView[]; readonly isHolyYear: boolean }
  | { readonly kind: "winter"; readonly days: readonly DayView[] }
  | { readonly kind: "noFood"; readonly days: readonly DayView[] }
  | { readonly kind: "foodUnknown" }
  | { readonly kind: "fewBeds"; readonly days: readonly DayView[]; readonly typesChosen: boolean };

/**
 * Warnings of a plan, the most pressing first.
 *
 * @param cities walked through without a night there
 * @param alternativesOf other ends of a day; empty where they are not known
 */
export function walkWarnings(
  plan: PlanView,
  options: Pick<PlannerOptions, "ideal" | "max" | "walkers" | "measure" | "lodging" | "lodgingTypes" | "to">,
  cities: readonly PassedCity[],
  alternativesOf: (day: DayView) => readonly Alternative[],
): WalkWarning[] {
  const walks = plan.days.filter((day) => day.kind === "walk");
  const split = (day: DayView) => shorterEnd(day, alternativesOf(day), options.measure);

  const overMax = walks
    .filter((day) => day.overMax)
    .map((day): WalkWarning => ({ kind: "overMax", day, split: split(day) }));
  const longest = longDay(walks, options);
  const longSplit = longest && split(longest);
  const nights = walks.filter((day) => day.to !== options.to);
  const noFood = nights.filter((day) => !day.food);
  // A shop nowhere means that nobody has looked yet.
  const isFoodKnown = noFood.length < nights.length || nights.length === 1;
  const booked = plan.days.filter((day) => day.bookFirst);
  const unsure = walks.filter(({ date, houses, knownOpen }) => date && isWinter(date) && houses > 0 && knownOpen === 0);
  const fewBeds = options.lodging === "required" ? nights.filter((day) => day.houses <= 1) : [];
  return [
    ...overMax,
    ...closures(walks),
    ...(longest && longSplit ? [{ kind: "longDay", day: longest, split: longSplit } as const] : []),
    ...(cities.length > 0 ? [{ kind: "passedCities", cities } as const] : []),
    ...(booked.length > 0
      ? [{ kind: "bookFirst", days: booked, isHolyYear: booked.some(({ crowding }) => crowding?.isHolyYear) } as const]
      : []),
    ...(options.lodging === "required" && unsure.length > 0 ? [{ kind: "winter", days: unsure } as const] : []),
    ...(fewBeds.length > 0
      ? [{ kind: "fewBeds", days: fewBeds, typesChosen: options.lodgingTypes.length > 0 } as const]
      : []),
    ...(noFood.length === 0
      ? []
      : isFoodKnown
        ? [{ kind: "noFood", days: noFood } as const]
        : [{ kind: "foodUnknown" } as const]),
  ];
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
