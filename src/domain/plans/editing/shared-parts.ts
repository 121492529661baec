import { type DayNotes, hasNotes, type StoredPlan } from "./stored-plan.ts";

/** Parts that a share link shows only if the owner wants it. */
export const sharedParts = ["notes", "prices", "carry", "today", "diary", "photos"] as const;
/** Whether a share link shows each of these parts. */
export type SharedParts = Readonly<Record<(typeof sharedParts)[number], boolean>>;

function shownOf<Notes extends DayNotes>(
  thing: Notes,
  { notes, prices, carry }: Pick<SharedParts, "notes" | "prices" | "carry">,
): Notes {
  return {
    ...thing,
    bookingReference: "",
    priceCents: prices ? thing.priceCents : null,
    notes: notes ? thing.notes : "",
    carry: carry ? thing.carry : "",
  };
}

/**
 * Days as people other than the owner read them. Booking references are never shown: they can be used to cancel a
 * booking. Known prices of places to stay are public, so costs are estimated from them if the owner's are hidden.
 */
export function asShared<Plan extends Pick<StoredPlan, "days" | "leftBehind">>(plan: Plan, parts: SharedParts): Plan {
  return {
    ...plan,
    days: plan.days.map((day) => shownOf(day, parts)),
    leftBehind: plan.leftBehind.map((notes) => shownOf(notes, parts)).filter(hasNotes),
  };
}
