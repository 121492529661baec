import { isSameValue } from "#domain/same-value.ts";
import { canonical } from "#domain/text/canonical.ts";
import { notesOf, type DayNotes, noNotes, type StoredDay, type StoredPlan } from "./stored-plan.ts";

export type Side = "mine" | "theirs";

/** A part of a plan that is merged as a whole: what is attached to a day, by the key of the day. */
export type PlanPart =
  | "startDate"
  | "waivesCompostela"
  | "routine"
  | "goalNights"
  | "leftBehind"
  /** Options and ends of days, never mixed; without the notes of days that the other side does not have. */
  | "walk"
  /** Reference and price belong to one place to stay. */
  | `night ${number}`
  | `notes ${number}`
  | `carry ${number}`;

/** Which version of a part wins; null leaves it open, and the plans unmerged. */
type Choose = (part: PlanPart) => Side | null;

/** Whether two plans are equal, regardless of the order of fields. */
export function isSamePlan(a: StoredPlan, b: StoredPlan): boolean {
  return isSameValue(a, b);
}

/**
 * Dates, options and ends of days as text: plans with equal text have equal figures, whatever is attached to their
 * days.
 */
export function walkKey({ startDate, legs, days }: Pick<StoredPlan, "startDate" | "legs" | "days">): string {
  return canonical({
    startDate,
    legs,
    days: days.map(({ leg, kind, from, to, pinned }) => [leg, kind, from, to, pinned]),
  });
}

/** Options and ends of days: from one side, never mixed. */
function frameOf({ legs, days }: StoredPlan): object {
  return { legs, days: days.map(({ key, leg, kind, from, to, pinned }) => ({ key, leg, kind, from, to, pinned })) };
}

/**
 * Merges two changed versions of a plan so that nothing of either is lost.
 *
 * @param base the version that both started from
 * @param choose called for parts that both have changed
 * @returns null if such a part is left open
 */
export function mergePlans(
  base: StoredPlan,
  mine: StoredPlan,
  theirs: StoredPlan,
  choose: Choose = () => null,
): StoredPlan | null {
  let isOpen = false;
  const decide = (part: PlanPart): Side => {
    const side = choose(part);
    isOpen ||= side === null;
    return side ?? "mine";
  };
  const pick = <Value>(part: PlanPart, before: Value, here: Value, there: Value): Value => {
    if (isSameValue(here, there) || isSameValue(before, there)) return here;
    if (isSameValue(before, here)) return there;
    return decide(part) === "mine" ? here : there;
  };
  const side = sideOfWalk(base, mine, theirs) ?? decide("walk");
  const [walk, other] = side === "mine" ? [mine, theirs] : [theirs, mine];
  const days = walk.days.map((day) => {
    const [own, others] = [hangingIn(mine, day), hangingIn(theirs, day)];
    if (!own || !others || !hangingIn(other, day)) return day;
    const before = hangingIn(base, day) ?? noNotes;
    return {
      ...day,
      ...pick(`night ${day.key}`, nightOf(before), nightOf(own), nightOf(others)),
      notes: pick(`notes ${day.key}`, before.notes, own.notes, others.notes),
      carry: pick(`carry ${day.key}`, before.carry, own.carry, others.carry),
    };
  });
  const merged = {
    ...walk,
    days,
    startDate: pick("startDate", base.startDate, mine.startDate, theirs.startDate),
    waivesCompostela: pick("waivesCompostela", base.waivesCompostela, mine.waivesCompostela, theirs.waivesCompostela),
    routine: pick("routine", base.routine, mine.routine, theirs.routine),
    goalNights: pick("goalNights", base.goalNights, mine.goalNights, theirs.goalNights),
    leftBehind: pick("leftBehind", base.leftBehind, mine.leftBehind, theirs.leftBehind),
  };
  return isOpen ? null : merged;
}

/** The parts that both sides changed differently. */
export function conflictsOfPlans(base: StoredPlan, mine: StoredPlan, theirs: StoredPlan): readonly PlanPart[] {
  const parts: PlanPart[] = [];
  mergePlans(base, mine, theirs, (part) => {
    parts.push(part);
    return "mine";
  });
  return parts;
}

/**
 * The side whose days win, because only it has moved them and nothing is attached to days that it drops; null if both
 * have.
 */
function sideOfWalk(base: StoredPlan, mine: StoredPlan, theirs: StoredPlan): Side | null {
  const [before, here, there] = [base, mine, theirs].map(frameOf);
  const side =
    isSameValue(here, there) || isSameValue(before, there) ? "mine" : isSameValue(before, here) ? "theirs" : null;
  if (side === null) return null;
  const [walk, other] = side === "mine" ? [mine, theirs] : [theirs, mine];
  const isDropped = other.days.some(
    (day) => !hangingIn(walk, day) && !isSameValue(notesOf(day), hangingIn(base, day) ?? noNotes),
  );
  return isDropped ? null : side;
}

function hangingIn(plan: StoredPlan, day: StoredDay): DayNotes | null {
  const sameDay = plan.days.find(({ key, to }) => key === day.key && to === day.to);
  return sameDay ? notesOf(sameDay) : null;
}

function nightOf({ notes: _, carry: __, ...night }: DayNotes): Omit<DayNotes, "notes" | "carry"> {
  return night;
}
