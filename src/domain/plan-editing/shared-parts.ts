import { type DayNotes, hasNotes, type StoredPlan } from "./stored-plan.ts";

/** What a share link shows only when the plan's owner wants it to. */
export const sharedParts = ["notes", "prices", "carry", "today", "diary", "photos"] as const;
/** Of what the owner has written down, what a share link shows. */
export type SharedParts = Readonly<Record<(typeof sharedParts)[number], boolean>>;

function shownOf<Thing extends DayNotes>(
  thing: Thing,
  { notes, prices, carry }: Pick<SharedParts, "notes" | "prices" | "carry">,
): Thing {
  return {
    ...thing,
    bookingReference: "",
    priceCents: prices ? thing.priceCents : null,
    notes: notes ? thing.notes : "",
    carry: carry ? thing.carry : "",
  };
}

/**
 * Days as others than the plan's owner read them. References of bookings are never shown: whoever knows one can cancel the
 * booking. Prices that are known of houses are nobody's secret, so costs are estimated from them where the owner's are hidden.
 */
export function asShared<Plan extends Pick<StoredPlan, "days" | "leftBehind">>(plan: Plan, parts: SharedParts): Plan {
  return {
    ...plan,
    days: plan.days.map((day) => shownOf(day, parts)),
    leftBehind: plan.leftBehind.map((thing) => shownOf(thing, parts)).filter(hasNotes),
  };
}
