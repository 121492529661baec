import { wishesToSend } from "./kept-wishes.ts";
import { hasDraftsToSend, sendDrafts } from "./send-drafts.ts";

import { canWorkOffline } from "#web/client/kept/begin.ts";
import { hasEditsToSend, sendEdits } from "#web/client/kept/send-edits.ts";
import { waitingChanges } from "#web/client/storage/kept-changes.ts";

/** A network that failed may be back without a word: it is tried again after so many milliseconds, ever less often. */
const againMs = 15_000;
const mostMs = 5 * 60_000;
/** What is written follows letter after letter; it is sent when it rests, in milliseconds. */
const restMs = 1_000;

/** What sends wishes is only fetched where some wait. */
async function sendWishes(member: string): Promise<boolean> {
  if (wishesToSend(member).length === 0) return false;
  return (await import("./send-wishes.ts")).sendWishes(member);
}

/**
 * Sends what was changed without a network: now, whenever there is one again, and again as long as something waits.
 *
 * @param onSent called after something was sent, or could not be because others had written over it
 * @param signal ends it
 */
export function sendWhenOnline(member: string, onSent: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patienceMs = againMs;
  const plan = (afterMs: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void send(), afterMs);
  };
  const send = async () => {
    // What cannot be sent waits for the next time.
    const hasEdits = await sendEdits(member).catch(() => false);
    const hasDrafts = await sendDrafts().catch(() => false);
    const hasWishes = await sendWishes(member).catch(() => false);
    if (!signal.aborted && (hasEdits || hasDrafts || hasWishes)) onSent();
    if (!hasEditsToSend(member) && !hasDraftsToSend() && wishesToSend(member).length === 0) return;
    plan(patienceMs);
    patienceMs = Math.min(2 * patienceMs, mostMs);
  };
  const sendSoon = (afterMs: number) => () => {
    patienceMs = againMs;
    plan(afterMs);
  };
  if (!canWorkOffline()) return;
  window.addEventListener("online", sendSoon(0), { signal });
  const endListening = waitingChanges.subscribe(sendSoon(restMs));
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    endListening();
  });
  plan(0);
}
