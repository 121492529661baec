import { withClosedDraft } from "./draft-slot.ts";
import type { Outbox, OutboxEntry, PendingChange, Problem } from "./outbox.ts";
import { type ChangeKind, syncChange } from "./sync-change.ts";

/** Handling of pending changes of one kind. */
export interface OutboxKind<Change extends PendingChange, Server, Body extends object> extends ChangeKind<
  Change,
  Server,
  Body
> {
  readonly outbox: Outbox<Change>;
  /** Whether a change may be sent; it also has to belong to the member, and not need the user's attention. */
  readonly isToSend: (entry: OutboxEntry<Change>) => boolean;
  /** The rest of a change after sending: what was written meanwhile. */
  readonly afterSent: (now: Change, sent: Change) => Change | null;
  /** Marks the change for the user's attention. @param server null if it was not read */
  readonly withProblem: (change: Change, problem: Problem, server: Server | null) => Change;
}

/** Pending changes that can be sent without user interaction. */
export interface Sender {
  hasPending(member: string): boolean;
  /** Sends them; failed ones stay. */
  send(member: string): Promise<Sent>;
}

interface Sent {
  /** Plans of which changes were sent. */
  readonly plans: ReadonlySet<string>;
  /** Whether changes were sent, or now need the user's attention. */
  readonly isChanged: boolean;
  /** Maximum delay that the server asks for, in milliseconds. */
  readonly afterMs: number;
}

export function senderOf<Change extends PendingChange, Server, Body extends object>(
  kind: OutboxKind<Change, Server, Body>,
): Sender {
  const { outbox } = kind;
  /** Changes without a member, of plans that the current user does not have; not retried. */
  const foreign = new Set<string>();
  const pending = (member: string) =>
    outbox.list().filter((entry) => {
      const { problem, member: owner = member } = entry.change;
      return !problem && owner === member && !foreign.has(entry.key) && kind.isToSend(entry);
    });

  async function send(member: string): Promise<Sent> {
    const plans = new Set<string>();
    let isChanged = false;
    let afterMs = 0;
    const servers = new Map<string, Server>();
    for (const { key, plan } of pending(member)) {
      await withClosedDraft(key, async () => {
        const change = outbox.find(key);
        if (change === null) return;
        const result = await syncChange(kind, plan, change, {
          isBackground: true,
          known: servers.get(plan) ?? null,
        });
        const now = outbox.find(key) ?? change;
        switch (result.is) {
          case "sent": {
            servers.set(plan, result.server);
            const remaining = kind.afterSent(now, change);
            if (remaining) outbox.save(key, remaining);
            else outbox.remove(key);
            plans.add(plan);
            break;
          }
          case "conflict":
            servers.set(plan, result.server);
            outbox.save(key, kind.withProblem(now, "conflict", result.server));
            break;
          case "gone":
            if (change.member === undefined) return void foreign.add(key);
            outbox.save(key, kind.withProblem(now, "gone", null));
            break;
          case "refused":
            outbox.save(key, kind.withProblem(now, "refused", servers.get(plan) ?? null));
            break;
          case "later":
            afterMs = Math.max(afterMs, result.afterMs ?? 0);
            return;
          case "sign-in":
            return;
        }
        isChanged = true;
      });
    }
    return { plans, isChanged, afterMs };
  }
  return { hasPending: (member) => pending(member).length > 0, send };
}

/**
 * Sends pending changes of this browser, in one tab at a time: does nothing while another tab is sending.
 *
 * @param waitSignal aborts it; with it, waits for another tab
 * @returns the combined result
 */
export async function sendOutbox(senders: readonly Sender[], member: string, waitSignal?: AbortSignal): Promise<Sent> {
  const plans = new Set<string>();
  const result = { plans, isChanged: false, afterMs: 0 };
  const way = waitSignal ? { signal: waitSignal } : { ifAvailable: true };
  await navigator.locks.request("vieira-edits", way, async (lock) => {
    for (const sender of lock ? senders : []) {
      // Failed changes wait for the next time.
      const sent = await sender.send(member).catch(() => null);
      if (!sent) continue;
      result.isChanged ||= sent.isChanged;
      result.afterMs = Math.max(result.afterMs, sent.afterMs);
      for (const plan of sent.plans) plans.add(plan);
    }
  });
  return result;
}
