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

/** @param dateOf the date where a plan is */
export function plansOnDate<Plan extends DatedPlan>(
  plans: readonly Plan[],
  dateOf: (plan: Plan) => IsoDate,
): PlansOnDate<Plan> {
  const dated = plans
    .flatMap((plan) => (plan.startDate === null ? [] : { plan, startDay: dayNumber(plan.startDate) }))
    .toSorted((a, b) => a.startDay - b.startDay)
    .map(({ plan, startDay }) => ({ plan, startDay, endDay: startDay + plan.days, day: dayNumber(dateOf(plan)) }));
  const running = dated.filter(({ startDay, endDay, day }) => startDay <= day && day < endDay).toReversed();
  const over = dated.filter(({ endDay, day }) => endDay <= day).toSorted((a, b) => b.endDay - a.endDay);
  return {
    running: running[0]?.plan ?? null,
    besides: running.slice(1).map(({ plan }) => plan),
    over: over[0]?.plan ?? null,
    undated: plans.find(({ startDate }) => startDate === null) ?? null,
    next: dated.find(({ startDay, day }) => startDay > day)?.plan ?? null,
  };
}

/** Days until a date; negative if it is past. */
export function daysUntil(date: IsoDate, from: IsoDate): number {
  return dayNumber(date) - dayNumber(from);
}
