import { z } from "zod";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { dayRoutine, goalNights } from "./plan-content.ts";

const day = z.int().min(1).max(120).meta({ description: "Calendar day of the plan, from 1" });
const town = z.string().min(1).max(120).meta({ description: "Town slug" });

const onDay = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), day });

/** A manual edit of a plan. */
const planEdit = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("replan") }),
    z.strictObject({ kind: z.literal("unpin-all") }),
    z.strictObject({ kind: z.literal("set-end"), day, to: town }),
    onDay("end-earlier"),
    onDay("end-later"),
    onDay("pin"),
    onDay("unpin"),
    onDay("add-rest"),
    onDay("rest-before"),
    onDay("remove-rest"),
    onDay("rest-earlier"),
    onDay("rest-later"),
    z.strictObject({ kind: z.literal("split"), day, at: town.optional() }),
    onDay("merge"),
    z.strictObject({ kind: z.literal("here"), day, town, arrival: z.enum(["same", "any"]).optional() }),
    z.strictObject({ kind: z.literal("forget-booking"), town }),
    z.strictObject({ kind: z.literal("waive-compostela") }),
    z.strictObject({ kind: z.literal("want-compostela") }),
    z.strictObject({ kind: z.literal("set-routine"), routine: dayRoutine }),
    z.strictObject({ kind: z.literal("set-goal-nights"), nights: goalNights }),
  ])
  .meta({
    id: "PlanEdit",
    description:
      "An edit of a plan. What is not pinned is recalculated. `add-rest` puts a rest after the day; `split` chooses the place itself without `at`; `here` says where the walker is on the evening of the day, and plans the rest to arrive on the same day, or with `arrival` `any` in as many days as suit best; `forget-booking` removes the booking that was set aside in a town; `waive-compostela` says that no Compostela is needed; `set-routine` says when days begin and how long the breaks are; `set-goal-nights` says how many nights are spent where the plan ends.",
  }) satisfies z.ZodType<PlanEdit>;

/** Body of `POST /api/plans/{uuid}/replan`. */
export const replanRequest = z
  .strictObject({
    edit: planEdit.optional().meta({ description: "By default replans around the existing pins" }),
    preview: z.boolean().optional().meta({ description: "Answer with the result and change nothing" }),
  })
  .meta({ id: "ReplanRequest" });
