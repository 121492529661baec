import { dayNumber, type IsoDate } from "#domain/calendar/iso-date.ts";

interface DatedPlan {
  readonly startDate: IsoDate | null;
  /** Number of calendar days. */
  readonly days: number;
}

/** The plans relevant to a date. */
interface PlansOnDate<Plan> {
  /** Of several in progress, the one that began last. */
  readonly running: Plan | null;
  /** The others in progress. */
  readonly besides: readonly Plan[];
  /** The first to begin later. */
  readonly next: Plan | null;
  /** The last to have ended. */
  readonly over: Plan | null;
  /** The first of those without dates, in the order given. */
  readonly undated: Plan | null;
}

/** The calendar day of a plan on a date, from 1; null before its first and after its last. */
export function dayOfPlan({ startDate, days }: DatedPlan, date: IsoDate): number | null {
  if (startDate === null) return null;
  const number = dayNumber(date) - dayNumber(startDate) + 1;
  return number >= 1 && number <= days ? number : null;
}

export function plansOnDate<Plan extends DatedPlan>(plans: readonly Plan[], date: IsoDate): PlansOnDate<Plan> {
  const dated = plans
    .filter(({ startDate }) => startDate !== null)
    .toSorted((a, b) => dayNumber(a.startDate ?? date) - dayNumber(b.startDate ?? date));
  const running = dated.filter((plan) => dayOfPlan(plan, date) !== null).toReversed();
  const ends = ({ startDate, days }: Plan) => dayNumber(startDate ?? date) + days;
  return {
    running: running[0] ?? null,
    besides: running.slice(1),
    over: dated.filter((plan) => ends(plan) <= dayNumber(date)).toSorted((a, b) => ends(b) - ends(a))[0] ?? null,
    undated: plans.find(({ startDate }) => startDate === null) ?? null,
    next: dated.find(({ startDate }) => startDate !== null && startDate > date) ?? null,
  };
}

/** Days until a date; negative if it is past. */
export function daysUntil(date: IsoDate, from: IsoDate): number {
  return dayNumber(date) - dayNumber(from);
}
