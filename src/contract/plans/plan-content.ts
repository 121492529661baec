import { z } from "zod";
import { maxLeftBehind, maxPlanWords } from "#domain/plan-editing/plan-size.ts";
import { houseStates, maxPlanDays } from "#domain/plan-editing/stored-plan.ts";
import { nextLeg, planDayUpdate } from "./plans.ts";
import { startDate } from "#contract/planner/start-date.ts";
import { dayRoutine, goalNights } from "./arrangements.ts";
import { storedText } from "#contract/http/stored-text.ts";

const town = storedText(z.string().min(1).max(120));
const { bookingReference, notes, carry } = planDayUpdate.shape;

const dayNotes = {
  house: z.guid().nullable(),
  houseState: z.enum(houseStates),
  bookingReference: bookingReference.unwrap(),
  priceCents: z.int().min(0).max(10_000_000).nullable(),
  notes: notes.unwrap(),
  carry: carry.unwrap(),
};

/** In JSON a character has three bytes at most, as no control character is kept. */
export const maxPlanContentBytes = 3 * maxPlanWords + 1_000_000;

/** Body of `PUT /api/plans/{uuid}/days`: a plan as it was before, to be put back. */
export const planContent = z
  .strictObject({
    startDate: startDate.nullable(),
    legs: z.array(nextLeg).min(1).max(10).meta({ description: "Options for each route, in walking order" }),
    days: z
      .array(
        z.strictObject({
          key: z.int().min(1).max(1_000_000),
          leg: z.int().min(0).max(9),
          kind: z.enum(["walk", "rest"]),
          from: town,
          to: town,
          pinned: z.boolean(),
          ...dayNotes,
        }),
      )
      .min(1)
      .max(maxPlanDays),
    leftBehind: z.array(z.strictObject({ town, ...dayNotes })).max(maxLeftBehind),
    waivesCompostela: z.boolean().optional().meta({ description: "As it is kept, when left out" }),
    routine: dayRoutine.optional(),
    goalNights: goalNights.optional(),
  })
  .meta({ id: "PlanContent", description: "The days of a plan, each with all that hangs on it" });
export type PlanContentRequest = z.infer<typeof planContent>;
