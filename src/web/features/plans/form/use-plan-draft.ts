import { useEffect, useEffectEvent, useRef, useState } from "react";

import { type AbandonedDraft, createDraftSlot } from "#web/client/sync/draft-slot.ts";
import { optionsOutbox, type PendingOptions } from "#web/components/plan-sync/options-outbox.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { isSameOptions, mergeOptions, isSamePart } from "#domain/planner/options/merge-options.ts";

interface PlanDraft {
  /** Uuid, or `new` for a new plan. */
  readonly plan: string;
  /** The current user. */
  readonly member: string | null;
  readonly initialPage: PlanFormPage;
  readonly initialOptions: PlanOptions;
  readonly now: FormState;
}

export interface SavedPlanDraft {
  readonly isRestored: boolean;
  /** It was submitted to be saved, without a response. */
  readonly isToSend: boolean;
  /** Options of a draft for another new plan; null if there is none. */
  readonly offered: { readonly options: PlanOptions; restore(): void; discard(): void } | null;
  setToSend(isToSend: boolean): void;
  /** Deletes the draft, and saves none until the next change. */
  forget(): void;
}

/**
 * Saves unsaved options in this browser on every keystroke, with the version on which they are based, and restores them
 * when the form is opened again.
 */
export function usePlanDraft(
  { plan, member, initialPage, initialOptions, now }: PlanDraft,
  restore: (state: FormState) => void,
): SavedPlanDraft {
  const [slot] = useState(() => createDraftSlot(optionsOutbox, plan));
  const [isRestored, setRestored] = useState(false);
  const [isToSend, setToSend] = useState(false);
  const [offer, setOffer] = useState<AbandonedDraft<PendingOptions> | null>(null);
  const isSaved = useRef(false);
  const forgotten = useRef<PlanOptions>(null);
  const { page, options } = now;
  const isChanged = !isSameOptions(initialOptions, options);
  // Suggestions of an address are not the user's input.
  const isTyped = isChanged && !isSameOptions(initialPage.options, options);

  const resume = useEffectEvent(({ change: draft, remove }: AbandonedDraft<PendingOptions>) => {
    const state = resumeDraft(draft, initialPage);
    // The user may have begun to type; an incompatible draft waits until the form is opened again.
    const joined = mergeOptions(initialOptions, options, state.options);
    if (joined.conflicts.length > 0) return;
    if (isSameOptions(joined.options, initialOptions) && state.page.conflicts.length === 0) return remove();
    slot.save(draft);
    remove();
    restore({ ...state, options: joined.options });
    setRestored(true);
    setToSend(draft.isToSend && !draft.problem);
  });
  const adoptDrafts = useEffectEvent((drafts: readonly AbandonedDraft<PendingOptions>[]) => {
    const own = drafts.filter(({ change }) => change.member === member);
    const fitting = own.findLast(({ change }) => belongsInto(change, initialPage));
    if (fitting) resume(fitting);
    else setOffer(own.at(-1) ?? null);
  });
  useEffect(() => {
    let isLeft = false;
    void slot.findAbandoned().then((drafts) => isLeft || adoptDrafts(drafts));
    return () => {
      isLeft = true;
      slot.release();
    };
  }, [slot]);
  useEffect(() => {
    if (forgotten.current === options) return;
    if (isTyped) slot.save({ member, page, options, begun: initialOptions, isToSend });
    else if (isSaved.current) slot.remove();
    isSaved.current = isTyped;
  }, [slot, isTyped, member, page, options, initialOptions, isToSend]);

  return {
    isRestored: isRestored && isChanged,
    isToSend: isToSend && isChanged,
    offered: offer && {
      options: offer.change.options,
      restore() {
        setOffer(null);
        offer.remove();
        restore(resumeDraft(offer.change, initialPage));
        setRestored(true);
      },
      discard() {
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
 * Rebases saved options on the current plan: others' compatible changes are merged, the others are conflicts.
 *
 * @param initialPage the initial form
 */
export function resumeDraft(
  draft: Pick<PendingOptions, "page" | "options" | "begun">,
  initialPage: PlanFormPage,
): FormState {
  if (!initialPage.base) return { page: draft.page, options: draft.options };
  const { base, routes } = initialPage;
  const { options, conflicts } = mergeOptions(draft.begun, draft.options, base.options);
  const isOnOwnWays = isSamePart(options, draft.options, "legs");
  // Open conflicts are still to be resolved.
  const unchosen = draft.page.conflicts.filter(
    ({ part }) => !conflicts.some((conflict) => conflict.part === part) && !isSamePart(options, base.options, part),
  );
  return {
    page: { ...(isOnOwnWays ? draft.page : initialPage), base, routes, conflicts: [...conflicts, ...unchosen] },
    options,
  };
}

/**
 * Whether saved options belong to the form and are restored automatically: always for an existing plan, and for
 * a new one when it was opened with the same options.
 */
export function belongsInto({ begun }: Pick<PendingOptions, "begun">, { base, options }: PlanFormPage): boolean {
  return base !== null || isSameOptions(begun, options);
}
