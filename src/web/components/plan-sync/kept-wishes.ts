import { draftStore } from "#web/client/drafts/draft-store.ts";

import type { PlanFormPage, PlanWish } from "./plan-wish.ts";

/** Wishes as somebody has typed them, until the server has them. */
export interface WishDraft {
  /** Uuid of who typed them: nobody else ever sees them. */
  readonly member: string | null;
  /** The form with its choices, as its routes may be other ones than those of the plan. */
  readonly page: PlanFormPage;
  readonly wish: PlanWish;
  /** The wishes as they were before anything was changed. */
  readonly begun: PlanWish;
  /** They were to be saved, and no answer came: they are sent as soon as one can. */
  readonly isToSend: boolean;
  /** They could not be sent by themselves: somebody has to look at them. */
  readonly isContested?: boolean;
}

/** What stands for the uuid of a plan that is yet to be made. */
export const newPlan = "new";

/** Wishes that were typed here and are not kept by the server yet, by plan. */
export const wishDrafts = draftStore<WishDraft>("vieira-wish-draft");

/** Those of one member. */
export function wishDraftsOf(member: string | null, plan?: string) {
  return wishDrafts.list(plan).filter(({ draft }) => draft.member === member);
}

/** Those that were to be saved, and that nobody has to look at. A new plan is only made when somebody asks for it. */
export function wishesToSend(member: string) {
  return wishDraftsOf(member).filter(
    ({ plan, draft }) => draft.isToSend && draft.isContested !== true && plan !== newPlan,
  );
}
