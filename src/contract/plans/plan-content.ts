import { z } from "zod";
import {
  maxLeftBehind,
  maxPlanWords,
  houseStates,
  maxPlanDays,
  maxGoalNights,
} from "#domain/plans/editing/stored-plan.ts";
import { nextLeg, planDayUpdate } from "./plans.ts";
import { startDate } from "#contract/planner/planner.ts";
import { storedText } from "#contract/http/field-types.ts";
import { clockPattern, routineRanges } from "#domain/plans/day-hours/day-routine.ts";

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

export const dayRoutine = z
  .strictObject({
    leaveAt: z.string().regex(clockPattern, "not_time").meta({ description: "HH:MM in local time" }),
    breaks: within(routineRanges.breaks).meta({ description: "Number of short breaks, excluding lunch" }),
    breakMinutes: within(routineRanges.breakMinutes),
    lunchMinutes: within(routineRanges.lunchMinutes).meta({ description: "0: no lunch on the way" }),
  })
  .meta({ id: "DayRoutine", description: "When walking days begin, and the breaks on the way" });

export const goalNights = z
  .int()
  .min(0)
  .max(maxGoalNights)
  .meta({ description: "Nights at the end of the plan, including that of the arrival" });

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

/** In JSON a character takes at most three bytes, as control characters are not stored. */
export const maxPlanContentBytes = 3 * maxPlanWords + 1_000_000;

/** Body of `PUT /api/plans/{uuid}/days`: a previous state of a plan to restore. */
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
    waivesCompostela: z.boolean().optional().meta({ description: "As it is saved, when left out" }),
    routine: dayRoutine.optional(),
    goalNights: goalNights.optional(),
  })
  .meta({ id: "PlanContent", description: "The days of a plan, each with its booking and notes" });
export type PlanContentRequest = z.infer<typeof planContent>;
