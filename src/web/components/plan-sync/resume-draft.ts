import type { WishDraft } from "./kept-wishes.ts";
import type { PlanFormPage, PlanWish } from "./plan-wish.ts";
import { isSamePart, isSameWish, mergeWishes } from "./wish-parts.ts";

export interface FormState {
  readonly page: PlanFormPage;
  readonly wish: PlanWish;
}

/**
 * Puts kept wishes on the plan as it is now: what others have changed meanwhile is taken over where it fits, and stands
 * beside them where it does not.
 *
 * @param opened the form as it was opened just now
 */
export function resumeDraft(draft: Pick<WishDraft, "page" | "wish" | "begun">, opened: PlanFormPage): FormState {
  if (!opened.base) return { page: draft.page, wish: draft.wish };
  const { base, routes } = opened;
  const { wish, contests } = mergeWishes(draft.begun, draft.wish, base.wish);
  const isOnOwnWays = isSamePart(wish, draft.wish, "legs");
  // What was left unchosen then is to be chosen still.
  const unchosen = draft.page.contests.filter(
    ({ part }) => !contests.some((contest) => contest.part === part) && !isSamePart(wish, base.wish, part),
  );
  return { page: { ...(isOnOwnWays ? draft.page : opened), base, routes, contests: [...contests, ...unchosen] }, wish };
}

/**
 * Whether kept wishes belong into the form that was opened, so that they come back unasked: always into that of a plan,
 * and into the form of a new one when it was opened with the same wishes.
 */
export function belongsInto({ begun }: Pick<WishDraft, "begun">, { base, wish }: PlanFormPage): boolean {
  return base !== null || isSameWish(begun, wish);
}
