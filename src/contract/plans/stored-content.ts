import { belongingsOf, type LegWish, type StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import type { ShownDay, ShownPlan } from "./shown-plan.ts";

type ContentDay = Pick<ShownDay, "key" | "leg" | "kind" | "from" | "to" | "pinned"> &
  Parameters<typeof belongingsOf>[0];

/** Days and wishes of a plan that is shown, to be put back later. */
export function contentOf(
  plan: Pick<ShownPlan, "input" | "nextLegs" | "startDate" | "leftBehind" | "waivesCompostela"> & {
    readonly days: readonly ContentDay[];
  },
) {
  const [first, ...others] = [plan.input, ...plan.nextLegs].map(({ pins: _, startDate: __, ...wish }) => wish);
  return {
    startDate: plan.startDate,
    legs: [first, ...others],
    days: plan.days.map((day) => {
      const { key, leg, kind, from, to, pinned } = day;
      return { key, leg, kind, from, to, pinned, ...belongingsOf(day) };
    }),
    leftBehind: plan.leftBehind.map((thing) => ({ town: thing.town, ...belongingsOf(thing) })),
    // Plans that a browser has kept for a long time do not say it.
    waivesCompostela: plan.waivesCompostela ?? false,
  };
}

/** A plan that is shown, as it is kept: for editors that change it themselves. */
export function storedPlanOf(plan: Parameters<typeof contentOf>[0]): StoredPlan {
  const { legs, days, ...rest } = contentOf(plan);
  return {
    ...rest,
    // What the API shows of a wish is the whole wish.
    legs: legs as unknown as readonly LegWish[],
    days: days.map((day, index) => ({ ...day, number: index + 1 })),
  };
}

/** A plan that is kept, as it is put back. */
export function contentOfStored({ days, ...rest }: StoredPlan): object {
  return { ...rest, days: days.map(({ number: _, ...day }) => day) };
}
