import type { DayBelongings } from "#domain/plan-editing/stored-plan.ts";

import type { KeptPlan } from "./kept-plan.ts";

export type BelongingsChange = Partial<DayBelongings>;

/** What somebody writes for a day; the house by its name too, as its town may no longer be on the way when it is looked at. */
export type WrittenChange = BelongingsChange & { readonly houseName?: string | null };

export const belongingsFields = [
  "house",
  "houseState",
  "bookingReference",
  "priceCents",
  "notes",
  "carry",
] as const satisfies readonly (keyof DayBelongings)[];

/** A change of what hangs on a day, made without a network, that the server has not got yet. Nothing of it moves the walk. */
export interface KeptEdit {
  /** Plan and key of the day. */
  readonly id: string;
  readonly plan: string;
  /** Who has written it. */
  readonly member: string | null;
  /** Stays with the day when its number or date moves. */
  readonly dayKey: number;
  /** Of the fields that were changed: what they were before, and what they are now. */
  readonly before: BelongingsChange;
  readonly mine: BelongingsChange;
  /** Name of the house in `mine`; null where it is none, or not known. */
  readonly houseName?: string | null;
  /** Why it could not be sent, for somebody to decide: the day is gone, or others have written into the same fields. */
  readonly dispute: "day-gone" | { readonly theirs: BelongingsChange } | null;
}

export type EditableDay = DayBelongings & { readonly key: number };

/** What is to be known of the plan that is written into. */
export type EditedPlanCopy = Pick<KeptPlan, "uuid" | "member">;

/**
 * Joins a further change with what waits already; a field that is as it was before is no change.
 *
 * @param day as the server last told of it
 * @returns null when nothing is left to be sent
 */
export function joinEdit(
  waiting: KeptEdit | null,
  { uuid: plan, member }: EditedPlanCopy,
  day: EditableDay,
  { houseName = waiting?.houseName ?? null, ...change }: WrittenChange,
): KeptEdit | null {
  const wished = { ...waiting?.mine, ...change };
  const known: DayBelongings = { ...day, ...waiting?.before };
  const changed = belongingsFields.filter((field) => field in wished && wished[field] !== known[field]);
  if (changed.length === 0) return null;
  return {
    id: editId(plan, day.key),
    plan,
    member,
    dayKey: day.key,
    before: fieldsOf(known, changed),
    mine: fieldsOf(wished, changed),
    ...(changed.includes("house") && { houseName }),
    dispute: null,
  };
}

/**
 * What is left of a change when a part of it has been sent: what was written meanwhile, on top of what was sent.
 *
 * @param now as it waits now
 * @returns null when nothing is left to be sent
 */
export function afterSent(now: KeptEdit, sent: KeptEdit): KeptEdit | null {
  const left = belongingsFields.filter((field) => field in now.mine && now.mine[field] !== sent.mine[field]);
  if (left.length === 0) return null;
  return {
    ...now,
    before: fieldsOf({ ...now.before, ...sent.mine }, left),
    mine: fieldsOf(now.mine, left),
    dispute: null,
  };
}

export function editId(plan: string, dayKey: number): string {
  return `${plan} ${dayKey}`;
}

/** Some fields of what hangs on a day. */
export function fieldsOf(belongings: BelongingsChange, fields: readonly (keyof DayBelongings)[]): BelongingsChange {
  return Object.fromEntries(fields.map((field) => [field, belongings[field]]));
}
