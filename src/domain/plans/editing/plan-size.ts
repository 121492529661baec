import type { StoredPlan } from "./stored-plan.ts";

/** Limit of notes and packing lists of a whole plan, in characters: every day of the longest plan may be full. */
export const maxPlanWords = 2_500_000;

/** Limit of entries left behind. */
export const maxLeftBehind = 2_000;

type Written = Pick<StoredPlan, "days" | "leftBehind">;

function wordsOf({ days, leftBehind }: Written): number {
  return [...days, ...leftBehind].reduce((sum, { notes, carry }) => sum + notes.length + carry.length, 0);
}

/**
 * Whether a plan exceeds the limits. One that did before may be changed, as long as it does not grow.
 *
 * @param before null for a new plan
 */
export function isOversize(after: Written, before: Written | null): boolean {
  const words = wordsOf(after);
  const isLong = words > maxPlanWords && (before === null || words > wordsOf(before));
  const count = after.leftBehind.length;
  return isLong || (count > maxLeftBehind && (before === null || count > before.leftBehind.length));
}
