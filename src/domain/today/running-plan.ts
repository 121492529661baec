import { dayNumber, type IsoDate } from "../calendar/iso-date.ts";

interface DatedPlan {
  readonly startDate: IsoDate | null;
  /** Calendar days of it. */
  readonly days: number;
}

/** The plan that runs on a date, and the one that begins next. */
export interface PlansOnDate<Plan> {
  readonly running: Plan | null;
  readonly next: Plan | null;
}

/** The calendar day of a plan that a date is, from 1; null before its first and after its last. */
export function dayOfPlan({ startDate, days }: DatedPlan, date: IsoDate): number | null {
  if (startDate === null) return null;
  const number = dayNumber(date) - dayNumber(startDate) + 1;
  return number >= 1 && number <= days ? number : null;
}

/** Of several that run, the one that began last; of several to come, the first. */
export function plansOnDate<Plan extends DatedPlan>(plans: readonly Plan[], date: IsoDate): PlansOnDate<Plan> {
  const dated = plans
    .filter(({ startDate }) => startDate !== null)
    .toSorted((a, b) => dayNumber(a.startDate ?? date) - dayNumber(b.startDate ?? date));
  return {
    running: dated.findLast((plan) => dayOfPlan(plan, date) !== null) ?? null,
    next: dated.find(({ startDate }) => startDate !== null && startDate > date) ?? null,
  };
}

/** Days until a date; negative when it is past. */
export function daysUntil(date: IsoDate, from: IsoDate): number {
  return dayNumber(date) - dayNumber(from);
}
