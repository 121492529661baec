import { useEffect, useEffectEvent, useRef, useState } from "react";

import { type AbandonedDraft, createDraftSlot } from "#web/client/sync/draft-slot.ts";
import { optionsOutbox, type PendingOptions } from "#web/components/plan-sync/options-outbox.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner-options/plan-options.ts";
import { isSameOptions, mergeOptions, isSamePart } from "#domain/planner-options/merge-options.ts";

interface PlanDraft {
  /** Uuid, or `new` for a plan that is yet to be made. */
  readonly plan: string;
  /** Who is typing. */
  readonly member: string | null;
  /** The form as it was opened. */
  readonly opened: PlanFormPage;
  /** The options before anything was changed. */
  readonly begun: PlanOptions;
  readonly now: FormState;
}

export interface SavedPlanDraft {
  readonly isRestored: boolean;
  /** It was to be saved, and no answer has come. */
  readonly isToSend: boolean;
  /** Options for another plan that was begun here; null when there are none. */
  readonly offered: { readonly options: PlanOptions; take(): void; drop(): void } | null;
  setToSend(isToSend: boolean): void;
  /** Forgets the draft, and keeps none until something changes again. */
  forget(): void;
}

/**
 * Keeps unsaved options in this browser at every letter, with the version on which they build, and puts them back when
 * the form is opened again.
 */
export function usePlanDraft(
  { plan, member, opened, begun, now }: PlanDraft,
  restore: (state: FormState) => void,
): SavedPlanDraft {
  const [slot] = useState(() => createDraftSlot(optionsOutbox, plan));
  const [isRestored, setRestored] = useState(false);
  const [isToSend, setToSend] = useState(false);
  const [offer, setOffer] = useState<AbandonedDraft<PendingOptions> | null>(null);
  const isSaved = useRef(false);
  const forgotten = useRef<PlanOptions>(null);
  const { page, options } = now;
  const isChanged = !isSameOptions(begun, options);
  // What an address suggests is nobody's word yet.
  const isTyped = isChanged && !isSameOptions(opened.options, options);

  const resume = useEffectEvent(({ change: draft, remove }: AbandonedDraft<PendingOptions>) => {
    const state = resumeDraft(draft, opened);
    // Somebody may have begun to type; what does not fit with that waits until the form is opened again.
    const joined = mergeOptions(begun, options, state.options);
    if (joined.conflicts.length > 0) return;
    if (isSameOptions(joined.options, begun) && state.page.conflicts.length === 0) return remove();
    slot.save(draft);
    remove();
    restore({ ...state, options: joined.options });
    setRestored(true);
    setToSend(draft.isToSend && !draft.problem);
  });
  const takeUp = useEffectEvent((found: readonly AbandonedDraft<PendingOptions>[]) => {
    const own = found.filter(({ change }) => change.member === member);
    const fitting = own.findLast(({ change }) => belongsInto(change, opened));
    if (fitting) resume(fitting);
    else setOffer(own.at(-1) ?? null);
  });
  useEffect(() => {
    let isLeft = false;
    void slot.findAbandoned().then((found) => isLeft || takeUp(found));
    return () => {
      isLeft = true;
      slot.leave();
    };
  }, [slot]);
  useEffect(() => {
    if (forgotten.current === options) return;
    if (isTyped) slot.save({ member, page, options, begun, isToSend });
    else if (isSaved.current) slot.remove();
    isSaved.current = isTyped;
  }, [slot, isTyped, member, page, options, begun, isToSend]);

  return {
    isRestored: isRestored && isChanged,
    isToSend: isToSend && isChanged,
    offered: offer && {
      options: offer.change.options,
      take() {
        setOffer(null);
        offer.remove();
        restore(resumeDraft(offer.change, opened));
        setRestored(true);
      },
      drop() {
        setOffer(null);
        offer.remove();
      },
    },
    setToSend,
    forget() {
      slot.remove();
      isSaved.current = false;
      forgotten.current = options;
      setRestored(false);
      setToSend(false);
    },
  };
}

interface FormState {
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
