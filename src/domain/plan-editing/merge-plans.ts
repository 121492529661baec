import { belongingsOf, type DayBelongings, noBelongings, type StoredDay, type StoredPlan } from "./stored-plan.ts";

const clash = Symbol("clash");
type Merged<Value> = Value | typeof clash;

/** A value as a text that does not depend on the order of its fields, which databases and browsers do not keep. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}

/** Whether two plans say the same, whatever the order of their fields. */
export function isSamePlan(a: StoredPlan, b: StoredPlan): boolean {
  return isSame(a, b);
}

/** Dates, wishes and ends of days as one text: plans with the same have the same figures, whatever hangs on their days. */
export function walkOf({ startDate, legs, days }: Pick<StoredPlan, "startDate" | "legs" | "days">): string {
  return canonical({
    startDate,
    legs,
    days: days.map(({ leg, kind, from, to, pinned }) => [leg, kind, from, to, pinned]),
  });
}

function mergeValue<Value>(base: Value, mine: Value, theirs: Value): Merged<Value> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  return isSame(base, mine) ? theirs : clash;
}

/** Wishes and ends of days: one side's or the other's, never some of each. */
function frameOf({ legs, days }: StoredPlan): object {
  return { legs, days: days.map(({ key, leg, kind, from, to, pinned }) => ({ key, leg, kind, from, to, pinned })) };
}

/**
 * Joins what two sides have made of the same plan, so that nothing of either is lost.
 *
 * @param base what both began with
 * @returns null where both have changed the same, for somebody to choose
 */
export function mergePlans(base: StoredPlan, mine: StoredPlan, theirs: StoredPlan): StoredPlan | null {
  const startDate = mergeValue(base.startDate, mine.startDate, theirs.startDate);
  const waivesCompostela = mergeValue(base.waivesCompostela, mine.waivesCompostela, theirs.waivesCompostela);
  const leftBehind = mergeValue(base.leftBehind, mine.leftBehind, theirs.leftBehind);
  const frame = mergeValue(frameOf(base), frameOf(mine), frameOf(theirs));
  if (startDate === clash || waivesCompostela === clash || leftBehind === clash || frame === clash) return null;
  const [side, other] = isSame(frame, frameOf(mine)) ? [mine, theirs] : [theirs, mine];
  const days = mergeBelongings(base, side, other);
  return days && { ...side, startDate, waivesCompostela, leftBehind, days };
}

function mergeBelongings(base: StoredPlan, side: StoredPlan, other: StoredPlan): readonly StoredDay[] | null {
  const hangingIn = (plan: StoredPlan, day: StoredDay): DayBelongings | null => {
    const found = plan.days.find(({ key, to }) => key === day.key && to === day.to);
    return found ? belongingsOf(found) : null;
  };
  const isDropped = other.days.some(
    (day) => !hangingIn(side, day) && !isSame(belongingsOf(day), hangingIn(base, day) ?? noBelongings),
  );
  if (isDropped) return null;
  const days = side.days.map((day) => {
    const theirs = hangingIn(other, day);
    if (!theirs) return day;
    const merged = mergeFields(hangingIn(base, day) ?? noBelongings, belongingsOf(day), theirs);
    return merged && { ...day, ...merged };
  });
  return days.every((day) => day !== null) ? days : null;
}

function mergeFields(base: DayBelongings, mine: DayBelongings, theirs: DayBelongings): DayBelongings | null {
  // A reference and a price are of one house.
  const night = ({ notes: _, carry: __, ...rest }: DayBelongings) => rest;
  const house = mergeValue(night(base), night(mine), night(theirs));
  const notes = mergeValue(base.notes, mine.notes, theirs.notes);
  const carry = mergeValue(base.carry, mine.carry, theirs.carry);
  return house === clash || notes === clash || carry === clash ? null : { ...house, notes, carry };
}
