import { z } from "zod";
import {
  belongingsOf,
  houseStates,
  type LegWish,
  mostPlanDays,
  type StoredPlan,
} from "#domain/plan-editing/stored-plan.ts";
import { nextLeg, planDayUpdate } from "./plans.ts";
import type { ShownDay, ShownPlan } from "./shown-plan.ts";

const town = z.string().min(1).max(120);
const { bookingReference, notes, carry } = planDayUpdate.shape;

const belongings = {
  house: z.guid().nullable(),
  houseState: z.enum(houseStates),
  bookingReference: bookingReference.unwrap(),
  priceCents: z.int().min(0).max(10_000_000).nullable(),
  notes: notes.unwrap(),
  carry: carry.unwrap(),
};

/** Body of `PUT /api/plans/{uuid}/days`: a plan as it was before, to be put back. */
export const planContent = z
  .strictObject({
    startDate: z.iso.date().nullable(),
    legs: z.array(nextLeg).min(1).max(10).meta({ description: "Wishes for each route, in walking order" }),
    days: z
      .array(
        z.strictObject({
          key: z.int().min(1).max(1_000_000),
          leg: z.int().min(0).max(9),
          kind: z.enum(["walk", "rest"]),
          from: town,
          to: town,
          pinned: z.boolean(),
          ...belongings,
        }),
      )
      .min(1)
      .max(mostPlanDays),
    leftBehind: z.array(z.strictObject({ town, ...belongings })).max(500),
  })
  .meta({ id: "PlanContent", description: "The days of a plan, each with all that hangs on it" });
export type PlanContentWish = z.infer<typeof planContent>;

type ContentDay = Pick<ShownDay, "key" | "leg" | "kind" | "from" | "to" | "pinned"> &
  Parameters<typeof belongingsOf>[0];

/** Days and wishes of a plan that is shown, to be put back later. */
export function contentOf(
  plan: Pick<ShownPlan, "input" | "nextLegs" | "startDate" | "leftBehind"> & { readonly days: readonly ContentDay[] },
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
export function contentOfStored({ startDate, legs, days, leftBehind }: StoredPlan): object {
  return { startDate, legs, days: days.map(({ number: _, ...day }) => day), leftBehind };
}
