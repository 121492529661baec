import { routineFrom } from "#domain/plans/day-hours/day-routine.ts";
import { notesOf, type LegOptions, type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { withLaterOptions } from "#domain/planner/options/with-defaults.ts";
import type { ShownDay, ShownPlan } from "./shown-plan.ts";

type ContentDay = Pick<ShownDay, "key" | "leg" | "kind" | "from" | "to" | "pinned"> & Parameters<typeof notesOf>[0];

/** Days and options of a displayed plan, for a later restore. */
export function contentOf(
  plan: Pick<
    ShownPlan,
    "input" | "nextLegs" | "startDate" | "leftBehind" | "waivesCompostela" | "routine" | "goalNights"
  > & {
    readonly days: readonly ContentDay[];
  },
) {
  // Browsers store plans for a long time: options and facts may be missing.
  const [first, ...others] = [plan.input, ...plan.nextLegs]
    .map(({ pins: _, startDate: __, ...options }) => options)
    .map(withLaterOptions);
  return {
    startDate: plan.startDate,
    legs: [first, ...others],
    days: plan.days.map((day) => {
      const { key, leg, kind, from, to, pinned } = day;
      return { key, leg, kind, from, to, pinned, ...notesOf(day) };
    }),
    leftBehind: plan.leftBehind.map((thing) => ({ town: thing.town, ...notesOf(thing) })),
    waivesCompostela: plan.waivesCompostela ?? false,
    routine: routineFrom(plan.routine),
    goalNights: plan.goalNights ?? usualArrangements.goalNights,
  };
}

/** Converts a displayed plan to its stored form, for editors that change it locally. */
export function storedPlanOf(plan: Parameters<typeof contentOf>[0]): StoredPlan {
  const { legs, days, ...rest } = contentOf(plan);
  return {
    ...rest,
    // The API always returns complete options.
    legs: legs as unknown as readonly LegOptions[],
    days: days.map((day, index) => ({ ...day, number: index + 1 })),
  };
}

/** Converts a stored plan to the content of a restore. */
export function contentOfStored({ days, ...rest }: StoredPlan): object {
  return { ...rest, days: days.map(({ number: _, ...day }) => day) };
}
