import { downloadForOffline } from "#web/client/offline/download-for-offline.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { canWorkOffline } from "#web/client/offline/support.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";

import { type Sender, sendOutbox } from "./send-outbox.ts";

/** A network that failed may be back without a word: it is tried again after so many milliseconds, ever less often. */
const retryMs = 15_000;
const maxRetryMs = 5 * 60_000;
/** What is written follows letter after letter; it is sent when it rests, in milliseconds. */
const debounceMs = 1_000;

/**
 * Sends what was changed without a network: now, whenever there is one again, and again as long as something waits.
 *
 * @param onSent called after something was sent, or could not be because others had written over it
 * @param signal ends it
 */
export function keepSending(senders: readonly Sender[], member: string, onSent: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextMs = retryMs;
  const plan = (afterMs: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void send(), afterMs);
  };
  const hasPending = () => senders.some((sender) => sender.hasPending(member));
  const send = async () => {
    if (!hasPending()) return;
    const { plans, isChanged, afterMs } = await sendOutbox(senders, member);
    if (!signal.aborted && isChanged) onSent();
    // Nobody waits for it: a download may take long.
    void renewOfflinePlans(plans, member);
    if (!hasPending()) return;
    plan(Math.max(nextMs, afterMs));
    nextMs = Math.min(2 * nextMs, maxRetryMs);
  };
  const sendSoon = (afterMs: number) => () => {
    nextMs = retryMs;
    plan(afterMs);
  };
  if (!canWorkOffline()) return;
  window.addEventListener("online", sendSoon(0), { signal });
  const endListening = outboxChanges.subscribe(sendSoon(debounceMs));
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    endListening();
  });
  plan(0);
}

/** Copies for use without a network know of what was sent; one that cannot be renewed is when the plan is opened. */
async function renewOfflinePlans(plans: ReadonlySet<string>, member: string): Promise<void> {
  for (const uuid of plans) {
    const copy = await readOfflinePlan(uuid).catch(() => null);
    if (!copy) continue;
    const plan = { uuid, share: null, member, isTakenAlong: copy.isTakenAlong };
    await downloadForOffline(plan).catch(() => undefined);
  }
}
