import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Orphan } from "#web/client/drafts/draft-store.ts";

import { type WishDraft, wishDrafts } from "#web/components/plan-sync/kept-wishes.ts";
import type { PlanFormPage, PlanWish } from "#web/components/plan-sync/plan-wish.ts";
import { belongsInto, type FormState, resumeDraft } from "#web/components/plan-sync/resume-draft.ts";
import { isSameWish, mergeWishes } from "#web/components/plan-sync/wish-parts.ts";

interface PlanDraft {
  /** Uuid, or `new` for a plan that is yet to be made. */
  readonly plan: string;
  /** Who is typing. */
  readonly member: string | null;
  /** The form as it was opened. */
  readonly opened: PlanFormPage;
  /** The wishes before anything was changed. */
  readonly begun: PlanWish;
  readonly now: FormState;
}

export interface KeptPlanDraft {
  readonly isRestored: boolean;
  /** It was to be saved, and no answer has come. */
  readonly isToSend: boolean;
  /** Wishes for another plan that was begun here; null when there are none. */
  readonly offered: { readonly wish: PlanWish; take(): void; drop(): void } | null;
  setToSend(isToSend: boolean): void;
  /** Forgets the draft, and keeps none until something changes again. */
  forget(): void;
}

/**
 * Keeps unsaved wishes in this browser at every letter, with the version on which they build, and puts them back when
 * the form is opened again.
 */
export function usePlanDraft(
  { plan, member, opened, begun, now }: PlanDraft,
  restore: (state: FormState) => void,
): KeptPlanDraft {
  const [shelf] = useState(() => wishDrafts.shelf(plan));
  const [isRestored, setRestored] = useState(false);
  const [isToSend, setToSend] = useState(false);
  const [offer, setOffer] = useState<Orphan<WishDraft> | null>(null);
  const isKept = useRef(false);
  const forgotten = useRef<PlanWish>(null);
  const { page, wish } = now;
  const isChanged = !isSameWish(begun, wish);
  // What an address suggests is nobody's word yet.
  const isTyped = isChanged && !isSameWish(opened.wish, wish);

  const resume = useEffectEvent(({ draft, forget }: Orphan<WishDraft>) => {
    const state = resumeDraft(draft, opened);
    // Somebody may have begun to type; what does not fit with that waits until the form is opened again.
    const joined = mergeWishes(begun, wish, state.wish);
    if (joined.contests.length > 0) return;
    if (isSameWish(joined.wish, begun) && state.page.contests.length === 0) return forget();
    shelf.keep(draft);
    forget();
    restore({ ...state, wish: joined.wish });
    setRestored(true);
    setToSend(draft.isToSend && draft.isContested !== true);
  });
  const takeUp = useEffectEvent((found: readonly Orphan<WishDraft>[]) => {
    const orphans = found.filter(({ draft }) => draft.member === member);
    const own = orphans.findLast(({ draft }) => belongsInto(draft, opened));
    if (own) resume(own);
    else setOffer(orphans.at(-1) ?? null);
  });
  useEffect(() => {
    let isLeft = false;
    void shelf.findOrphans().then((found) => isLeft || takeUp(found));
    return () => {
      isLeft = true;
      shelf.leave();
    };
  }, [shelf]);
  useEffect(() => {
    if (forgotten.current === wish) return;
    if (isTyped) shelf.keep({ member, page, wish, begun, isToSend });
    else if (isKept.current) shelf.drop();
    isKept.current = isTyped;
  }, [shelf, isTyped, member, page, wish, begun, isToSend]);

  return {
    isRestored: isRestored && isChanged,
    isToSend: isToSend && isChanged,
    offered: offer && {
      wish: offer.draft.wish,
      take() {
        setOffer(null);
        offer.forget();
        restore(resumeDraft(offer.draft, opened));
        setRestored(true);
      },
      drop() {
        setOffer(null);
        offer.forget();
      },
    },
    setToSend,
    forget() {
      shelf.drop();
      isKept.current = false;
      forgotten.current = wish;
      setRestored(false);
      setToSend(false);
    },
  };
}
