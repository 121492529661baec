import { isSamePlan, mergePlans } from "#domain/plan-editing/merge-plans.ts";
import { withClosedDraft } from "#web/client/drafts/draft-locks.ts";

import { type Draft, dayDrafts } from "./kept-drafts.ts";
import { type SendContent, sendContentOf } from "./send-content.ts";

/** The plan may be changed by others between being read and written. */
const attempts = 3;

/** Drafts of plans that whoever is signed in does not have; there is no use in asking again. */
const foreign = new Set<string>();

/** What becomes of a draft: it is sent, it waits for a better moment, or somebody has to look at it. */
type DraftEnd = "sent" | "waits" | "foreign" | Draft;

/** Sends a draft, joined with what others have changed meanwhile where that fits. */
export async function sendDraft(send: SendContent, draft: Draft, left = attempts): Promise<DraftEnd> {
  const { version, base, content } = draft;
  const answer = await send(version, content);
  switch (answer.is) {
    case "saved":
      return "sent";
    case "unreachable":
    case "signed-out":
      return "waits";
    case "refused":
      return answer.isGone ? "foreign" : { ...draft, isContested: true };
    case "stale": {
      const merged = mergePlans(base, content, answer.content);
      if (!merged) return { ...draft, isContested: true };
      if (isSamePlan(merged, answer.content)) return "sent";
      if (left <= 1) return "waits";
      return sendDraft(send, { version: answer.version, base: answer.content, content: merged }, left - 1);
    }
  }
}

/** Drafts that can be sent without anybody looking at them, whether their page is open or not. */
function sendable() {
  return dayDrafts.list().filter(({ key, draft }) => draft.isContested !== true && !foreign.has(key));
}

/** Whether days wait that were changed here. */
export function hasDraftsToSend(): boolean {
  return sendable().length > 0;
}

/**
 * Sends days that were changed on pages which are no longer open. What others have changed too is marked, for somebody to
 * choose in the editor of the days.
 *
 * @returns whether anything was sent or marked
 */
export async function sendDrafts(): Promise<boolean> {
  let isChanged = false;
  for (const { key, plan, draft, forget, replace } of sendable()) {
    const end = await withClosedDraft(key, async () => {
      const became = await sendDraft(sendContentOf(plan, true), draft);
      if (became === "sent") forget();
      else if (typeof became === "object") replace(became);
      return became;
    });
    if (end === "foreign") foreign.add(key);
    if (end === "sent" || typeof end === "object") isChanged ||= end !== null;
  }
  return isChanged;
}
