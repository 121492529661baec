import type { DayRoutine } from "../day-hours/day-routine.ts";
import type { StoredPlan } from "./stored-plan.ts";

/** Something a walker does to a plan by hand; days are calendar days of the whole plan, from 1. */
export type PlanEdit =
  /** Around the pins, as they are. */
  | { readonly kind: "replan" }
  /** Lets go of every pin first. */
  | { readonly kind: "unpin-all" }
  | { readonly kind: "set-end"; readonly day: number; readonly to: string }
  | { readonly kind: "end-earlier"; readonly day: number }
  | { readonly kind: "end-later"; readonly day: number }
  | { readonly kind: "pin"; readonly day: number }
  | { readonly kind: "unpin"; readonly day: number }
  /** A day of rest where the day ends, after it. */
  | { readonly kind: "add-rest"; readonly day: number }
  /** A day of rest where the day begins, before it. */
  | { readonly kind: "rest-before"; readonly day: number }
  | { readonly kind: "remove-rest"; readonly day: number }
  | { readonly kind: "rest-earlier"; readonly day: number }
  | { readonly kind: "rest-later"; readonly day: number }
  /** Two days instead of one; without a town, where both are most alike and a bed is known. */
  | { readonly kind: "split"; readonly day: number; readonly at?: string | undefined }
  /** One day instead of the day and the next. */
  | { readonly kind: "merge"; readonly day: number }
  /** The evening of the day finds the walker in this town: the rest is planned to arrive on the same day, or on any. */
  | {
      readonly kind: "here";
      readonly day: number;
      readonly town: string;
      readonly arrival?: "same" | "any" | undefined;
    }
  /** Lets go of the house that was asked or booked in a town where no day ends any more; what was written stays. */
  | { readonly kind: "forget-booking"; readonly town: string }
  /** The walker does not need the Compostela, or does after all. */
  | { readonly kind: "waive-compostela" }
  | { readonly kind: "want-compostela" }
  | { readonly kind: "set-routine"; readonly routine: DayRoutine }
  /** How many nights the walker stays where the plan ends. */
  | { readonly kind: "set-goal-nights"; readonly nights: number };

export const editErrors = [
  "no_such_day",
  "not_a_walk",
  "not_a_rest",
  "no_earlier_end",
  "no_later_end",
  "no_place_to_split",
  "no_neighbouring_walk",
  "no_rest_at_end",
] as const;
export type EditError = (typeof editErrors)[number];

/** What to try, best first: the first draft that can be planned counts. `isSettled`: nothing is planned anew. */
export type EditDrafts =
  | { readonly drafts: readonly StoredPlan[]; readonly isComplete?: boolean }
  | { readonly error: EditError };
