import type { DayBelongings } from "#domain/plan-editing/stored-plan.ts";

export type BelongingsChange = Partial<DayBelongings>;

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
  /** Stays with the day when its number or date moves. */
  readonly dayKey: number;
  /** Of the fields that were changed: what they were before, and what they are now. */
  readonly before: BelongingsChange;
  readonly mine: BelongingsChange;
  /** Why it could not be sent, for somebody to decide: the day is gone, or others have written into the same fields. */
  readonly dispute: "day-gone" | { readonly theirs: BelongingsChange } | null;
}

export type EditableDay = DayBelongings & { readonly key: number };

/**
 * Joins a further change with what waits already; a field that is as it was before is no change.
 *
 * @param day as the server last told of it
 * @returns null when nothing is left to be sent
 */
export function joinEdit(
  waiting: KeptEdit | null,
  plan: string,
  day: EditableDay,
  change: BelongingsChange,
): KeptEdit | null {
  const wished = { ...waiting?.mine, ...change };
  const known: DayBelongings = { ...day, ...waiting?.before };
  const changed = belongingsFields.filter((field) => field in wished && wished[field] !== known[field]);
  if (changed.length === 0) return null;
  return {
    id: editId(plan, day.key),
    plan,
    dayKey: day.key,
    before: fieldsOf(known, changed),
    mine: fieldsOf(wished, changed),
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
