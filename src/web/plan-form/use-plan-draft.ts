import { useEffect, useState } from "react";

import { forgetDraft, keepDraft, keptDraft } from "#web/drafts/kept-draft.ts";

import type { PlanFormPage, PlanWish } from "./plan-wish.ts";
import { isSameWish } from "./wish-parts.ts";

/** What is kept of the form in this tab; the choices with it, as its routes may be other ones than those kept. */
interface PlanDraft {
  readonly page: PlanFormPage;
  readonly wish: PlanWish;
}

function isPlanDraft(kept: unknown): kept is PlanDraft {
  return typeof kept === "object" && kept !== null && "page" in kept && "wish" in kept;
}

interface KeptPlanDraft {
  readonly isRestored: boolean;
  /** Forgets the draft, and keeps none until something changes again. */
  forget(): void;
}

/**
 * Keeps unsaved wishes in this tab, with the version on which they build, and puts them back when the page is loaded
 * again.
 *
 * @param begun the wishes as they were before anything was changed
 */
export function usePlanDraft(
  name: string,
  begun: PlanWish,
  { page, wish }: PlanDraft,
  restore: (draft: PlanDraft) => void,
): KeptPlanDraft {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = keptDraft(name);
    if (!isPlanDraft(kept) || isSameWish(kept.wish, wish)) return;
    restore(kept);
    setRestored(true);
    // Once, when the form appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  const isChanged = !isSameWish(begun, wish);
  useEffect(() => {
    if (isChanged) keepDraft(name, { page, wish });
    else forgetDraft(name);
  }, [name, isChanged, page, wish]);
  return {
    isRestored: isRestored && isChanged,
    forget() {
      forgetDraft(name);
      setRestored(false);
    },
  };
}
