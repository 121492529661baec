import type { PlanDay, PlanTotals } from "./plan.ts";

/** Sums over the days of a plan. */
export function planTotals(days: readonly Omit<PlanDay, "alternatives" | "reasons">[]): PlanTotals {
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    days: days.length,
    walkingDays: days.filter((day) => day.kind === "walk").length,
    km: sum((day) => day.km),
    ascentM: sum((day) => day.ascentM),
    descentM: sum((day) => day.descentM),
    climbUnknownKm: sum((day) => day.climbUnknownKm),
    hours: sum((day) => day.hours),
  };
}
