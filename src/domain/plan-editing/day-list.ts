import {
  notesOf,
  hasNotes,
  hasHouse,
  type LeftBehind,
  noNotes,
  type StoredDay,
  type StoredPlan,
} from "./stored-plan.ts";

/** A day that may be new: then it has no key yet. */
export type DraftDay = Omit<Partial<StoredDay>, "number"> & Pick<StoredDay, "leg" | "kind" | "from" | "to" | "pinned">;

/** The plan with other days in their order: numbered again, new ones with a key. What hung on days that go is left behind. */
export function withDays(plan: StoredPlan, days: readonly DraftDay[]): StoredPlan {
  let lastKey = Math.max(0, ...plan.days.map(({ key }) => key));
  const numbered = days.map((day, index): StoredDay => {
    const key = day.key ?? (lastKey += 1);
    return { ...noNotes, ...day, key, number: index + 1 };
  });
  const staying = new Set(numbered.map(({ key }) => key));
  const gone = plan.days.filter((day) => !staying.has(day.key) && hasNotes(day));
  const left = gone.map((day): LeftBehind => ({ town: day.to, ...notesOf(day) }));
  return { ...plan, days: numbered, leftBehind: [...plan.leftBehind, ...left] };
}

/** The plan with one day changed. */
export function withDay(plan: StoredPlan, number: number, change: Partial<StoredDay>): StoredPlan {
  return { ...plan, days: plan.days.map((day) => (day.number === number ? { ...day, ...change } : day)) };
}

/** The plan in which the house of a day is kept for the town, because the day goes elsewhere. */
export function leavingHouse(plan: StoredPlan, day: StoredDay): StoredPlan {
  if (!hasHouse(day)) return plan;
  const left: LeftBehind = { town: day.to, ...notesOf(day), notes: "", carry: "" };
  return { ...plan, leftBehind: [...plan.leftBehind, left] };
}

/** The plan without the houses that were left behind in a town; notes and things to carry stay. */
export function forgetBooking(plan: StoredPlan, town: string): StoredPlan {
  const leftBehind = plan.leftBehind
    .map((thing) => (thing.town === town ? { ...noNotes, town, notes: thing.notes, carry: thing.carry } : thing))
    .filter(hasNotes);
  return { ...plan, leftBehind };
}

/** The option of an exact number of days goes with days that are added or taken away by hand. */
export function withMoreDays(plan: StoredPlan, leg: number, more: number): StoredPlan {
  const legs = plan.legs.map((options, index) =>
    index === leg && options.days !== null ? { ...options, days: Math.max(1, options.days + more) } : options,
  );
  return { ...plan, legs };
}
