import { downloadForOffline } from "#web/client/offline/download-for-offline.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { canWorkOffline } from "#web/client/offline/support.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";

import { type Sender, sendOutbox } from "./send-outbox.ts";

/** Retry delay in milliseconds with increasing backoff: a failed network may be back without an event. */
const retryMs = 15_000;
const maxRetryMs = 5 * 60_000;
/** Debounce time in milliseconds: input is sent when typing pauses. */
const debounceMs = 1_000;

/**
 * Sends offline changes: now, whenever the network is back, and repeatedly while changes are pending.
 *
 * @param onSent called after something was sent, or rejected because of a conflict
 * @param signal stops it
 */
export function keepSending(senders: readonly Sender[], member: string, onSent: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextRetryMs = retryMs;
  const schedule = (afterMs: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void send(), afterMs);
  };
  const hasPending = () => senders.some((sender) => sender.hasPending(member));
  const send = async () => {
    if (!hasPending()) return;
    const { plans, isChanged, afterMs } = await sendOutbox(senders, member);
    if (!signal.aborted && isChanged) onSent();
    // Not awaited: a download may take long.
    void renewOfflinePlans(plans, member);
    if (!hasPending()) return;
    schedule(Math.max(nextRetryMs, afterMs));
    nextRetryMs = Math.min(2 * nextRetryMs, maxRetryMs);
  };
  const scheduleSend = (afterMs: number) => () => {
    nextRetryMs = retryMs;
    schedule(afterMs);
  };
  if (!canWorkOffline()) return;
  window.addEventListener("online", scheduleSend(0), { signal });
  const endListening = outboxChanges.subscribe(scheduleSend(debounceMs));
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    endListening();
  });
  schedule(0);
}

/** Updates offline copies with what was sent; a failed update is repeated when the plan is opened. */
async function renewOfflinePlans(plans: ReadonlySet<string>, member: string): Promise<void> {
  for (const uuid of plans) {
    const copy = await readOfflinePlan(uuid).catch(() => null);
    if (!copy) continue;
    const schedule = { uuid, share: null, member, isTakenAlong: copy.isTakenAlong };
    await downloadForOffline(schedule).catch(() => undefined);
  }
}
