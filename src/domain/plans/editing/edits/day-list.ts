import {
  notesOf,
  hasNotes,
  hasHouse,
  type LeftBehind,
  noNotes,
  type StoredDay,
  type StoredPlan,
} from "../stored-plan.ts";

/** A day, possibly new and then without a key. */
export type DraftDay = Omit<Partial<StoredDay>, "number"> & Pick<StoredDay, "leg" | "kind" | "from" | "to" | "pinned">;

/**
 * The plan with other days in order: renumbered, new ones with a key. What was attached to removed days is left behind.
 */
export function withDays(plan: StoredPlan, days: readonly DraftDay[]): StoredPlan {
  let lastKey = Math.max(0, ...plan.days.map(({ key }) => key));
  const numbered = days.map((day, index): StoredDay => {
    const key = day.key ?? (lastKey += 1);
    return { ...noNotes, ...day, key, number: index + 1 };
  });
  const staying = new Set(numbered.map(({ key }) => key));
  const removedDays = plan.days.filter((day) => !staying.has(day.key) && hasNotes(day));
  const leftBehind = removedDays.map((day): LeftBehind => ({ town: day.to, ...notesOf(day) }));
  return { ...plan, days: numbered, leftBehind: [...plan.leftBehind, ...leftBehind] };
}

export function withDay(plan: StoredPlan, number: number, change: Partial<StoredDay>): StoredPlan {
  return { ...plan, days: plan.days.map((day) => (day.number === number ? { ...day, ...change } : day)) };
}

/** The plan with the place to stay of a day left behind in its town, because the day now ends elsewhere. */
export function leavingHouse(plan: StoredPlan, day: StoredDay): StoredPlan {
  if (!hasHouse(day)) return plan;
  const notesLeftBehind: LeftBehind = { town: day.to, ...notesOf(day), notes: "", carry: "" };
  return { ...plan, leftBehind: [...plan.leftBehind, notesLeftBehind] };
}

/** The plan without the places to stay left behind in a town; notes and packing lists stay. */
export function forgetBooking(plan: StoredPlan, town: string): StoredPlan {
  const leftBehind = plan.leftBehind
    .map((item) => (item.town === town ? { ...noNotes, town, notes: item.notes, carry: item.carry } : item))
    .filter(hasNotes);
  return { ...plan, leftBehind };
}

/** Drops the option of an exact number of days when days are added or removed by hand. */
export function withMoreDays(plan: StoredPlan, leg: number, more: number): StoredPlan {
  const legs = plan.legs.map((options, index) =>
    index === leg && options.days !== null ? { ...options, days: Math.max(1, options.days + more) } : options,
  );
  return { ...plan, legs };
}
