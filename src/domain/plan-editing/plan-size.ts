import type { StoredPlan } from "./stored-plan.ts";

/** Notes and things to carry of a whole plan, in characters: every day of the longest plan may be full. */
export const maxPlanWords = 2_500_000;

/** Things that hung on days which are gone. */
export const maxLeftBehind = 2_000;

type Written = Pick<StoredPlan, "days" | "leftBehind">;

function wordsOf({ days, leftBehind }: Written): number {
  return [...days, ...leftBehind].reduce((sum, { notes, carry }) => sum + notes.length + carry.length, 0);
}

/**
 * Whether a plan holds more than it may. One that did before may be changed, as long as it does not grow.
 *
 * @param before null for a new plan
 */
export function isOversize(after: Written, before: Written | null): boolean {
  const words = wordsOf(after);
  const isLong = words > maxPlanWords && (before === null || words > wordsOf(before));
  const left = after.leftBehind.length;
  return isLong || (left > maxLeftBehind && (before === null || left > before.leftBehind.length));
}
