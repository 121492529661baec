import { useEffect, useState } from "react";

import { waitingChanges } from "#web/client/storage/kept-changes.ts";

import { type WishDraft, wishDraftsOf } from "#web/components/plan-sync/kept-wishes.ts";

/** Wishes for a plan that wait in this browser, the last that were typed; null while there are none. */
export function useWishDraft(plan: string, member: string | null): WishDraft | null {
  const [draft, setDraft] = useState<WishDraft | null>(null);
  useEffect(() => {
    const look = () => setDraft(wishDraftsOf(member, plan).at(-1)?.draft ?? null);
    look();
    return waitingChanges.subscribe(look);
  }, [plan, member]);
  return draft;
}
