import type { DayRoutine } from "../../day-hours/day-routine.ts";
import type { StoredPlan } from "../stored-plan.ts";

/** An edit of a plan; days are calendar days of the whole plan, from 1. */
export type PlanEdit =
  /** Replans around the existing pins. */
  | { readonly kind: "replan" }
  /** Removes every pin first. */
  | { readonly kind: "unpin-all" }
  | { readonly kind: "set-end"; readonly day: number; readonly to: string }
  | { readonly kind: "end-earlier"; readonly day: number }
  | { readonly kind: "end-later"; readonly day: number }
  | { readonly kind: "pin"; readonly day: number }
  | { readonly kind: "unpin"; readonly day: number }
  /** Adds a rest day after the day. */
  | { readonly kind: "add-rest"; readonly day: number }
  /** Adds a rest day before the day. */
  | { readonly kind: "rest-before"; readonly day: number }
  | { readonly kind: "remove-rest"; readonly day: number }
  | { readonly kind: "rest-earlier"; readonly day: number }
  | { readonly kind: "rest-later"; readonly day: number }
  /** Splits the day; without a town, where both parts are most equal and a bed is known. */
  | { readonly kind: "split"; readonly day: number; readonly at?: string | undefined }
  /** Merges the day with the next. */
  | { readonly kind: "merge"; readonly day: number }
  /** The walker is in this town in the evening: the rest is replanned to arrive on the same day, or on any. */
  | {
      readonly kind: "here";
      readonly day: number;
      readonly town: string;
      readonly arrival?: "same" | "any" | undefined;
    }
  /** Removes the booking in a town where no day ends any more; notes stay. */
  | { readonly kind: "forget-booking"; readonly town: string }
  /** Toggles whether the walker needs the Compostela. */
  | { readonly kind: "waive-compostela" }
  | { readonly kind: "want-compostela" }
  | { readonly kind: "set-routine"; readonly routine: DayRoutine }
  /** Sets the number of nights at the destination. */
  | { readonly kind: "set-goal-nights"; readonly nights: number };

const editErrors = [
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

/** Drafts to try, best first: the first that can be planned counts. `isSettled`: nothing has to be planned. */
export type EditDrafts =
  | { readonly drafts: readonly StoredPlan[]; readonly isComplete?: boolean }
  | { readonly error: EditError };
