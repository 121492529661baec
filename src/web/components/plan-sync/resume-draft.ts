import type { PendingOptions } from "./options-outbox.ts";
import type { PlanFormPage } from "./plan-form-page.ts";
import type { PlanOptions } from "#domain/planner-options/plan-options.ts";
import { isSamePart, isSameOptions, mergeOptions } from "#domain/planner-options/merge-options.ts";

export interface FormState {
  readonly page: PlanFormPage;
  readonly options: PlanOptions;
}

/**
 * Puts kept options on the plan as it is now: what others have changed meanwhile is taken over where it fits, and stands
 * beside them where it does not.
 *
 * @param opened the form as it was opened just now
 */
export function resumeDraft(
  draft: Pick<PendingOptions, "page" | "options" | "begun">,
  opened: PlanFormPage,
): FormState {
  if (!opened.base) return { page: draft.page, options: draft.options };
  const { base, routes } = opened;
  const { options, conflicts } = mergeOptions(draft.begun, draft.options, base.options);
  const isOnOwnWays = isSamePart(options, draft.options, "legs");
  // What was left unchosen then is to be chosen still.
  const unchosen = draft.page.conflicts.filter(
    ({ part }) => !conflicts.some((conflict) => conflict.part === part) && !isSamePart(options, base.options, part),
  );
  return {
    page: { ...(isOnOwnWays ? draft.page : opened), base, routes, conflicts: [...conflicts, ...unchosen] },
    options,
  };
}

/**
 * Whether kept options belong into the form that was opened, so that they come back unasked: always into that of a plan,
 * and into the form of a new one when it was opened with the same options.
 */
export function belongsInto({ begun }: Pick<PendingOptions, "begun">, { base, options }: PlanFormPage): boolean {
  return base !== null || isSameOptions(begun, options);
}
