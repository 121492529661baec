import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";

/** At most `count` neighbouring numbers of days with the selected one in the middle, if possible. */
export function curveWindow(byDays: readonly DaysCost[], days: number, count: number): readonly DaysCost[] {
  const chosen = byDays.findIndex((entry) => entry.days === days);
  const first = Math.max(0, Math.min(chosen - Math.floor(count / 2), byDays.length - count));
  return byDays.slice(first, first + count);
}

/** The possible number of days that is nearest to a given one. */
export function nearestDays(byDays: readonly DaysCost[], days: number): number {
  const byNearness = byDays.toSorted((a, b) => Math.abs(a.days - days) - Math.abs(b.days - days));
  return byNearness[0]?.days ?? days;
}

/** The selected number of days between its two neighbours; three if there are three. */
export function neighbours(byDays: readonly DaysCost[], days: number): readonly DaysCost[] {
  return curveWindow(byDays, days, 3);
}
