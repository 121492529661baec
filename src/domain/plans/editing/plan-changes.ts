import type { StoredDay, StoredPlan } from "./stored-plan.ts";

export type DayEnds = Pick<StoredDay, "kind" | "from" | "to">;

/** The difference of one calendar day; null if one of the plans lacks it. */
export interface DayChange {
  readonly number: number;
  readonly before: DayEnds | null;
  readonly after: DayEnds | null;
}

export interface PlanChanges {
  readonly days: readonly DayChange[];
  readonly daysBefore: number;
  readonly daysAfter: number;
  /** Towns where something was left behind by the change. */
  readonly newlyLeftBehind: readonly string[];
}

/** The effects of a change on a plan. */
export function changesBetween(before: StoredPlan, after: StoredPlan): PlanChanges {
  const longest = Math.max(before.days.length, after.days.length);
  const days = Array.from({ length: longest }, (_, index): DayChange => {
    return { number: index + 1, before: endsOf(before.days[index]), after: endsOf(after.days[index]) };
  });
  const townsBefore = before.leftBehind.map(({ town }) => town);
  return {
    days: days.filter((day) => JSON.stringify(day.before) !== JSON.stringify(day.after)),
    daysBefore: before.days.length,
    daysAfter: after.days.length,
    newlyLeftBehind: after.leftBehind.map(({ town }) => town).filter((town) => !townsBefore.includes(town)),
  };
}

function endsOf(day: StoredDay | undefined): DayEnds | null {
  return day ? { kind: day.kind, from: day.from, to: day.to } : null;
}
