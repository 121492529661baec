import { withClosedDraft } from "./draft-slot.ts";
import type { Outbox, OutboxEntry, PendingChange, Problem } from "./outbox.ts";
import { type ChangeKind, syncChange } from "./sync-change.ts";

/** How pending changes of one kind are looked after. */
export interface OutboxKind<Change extends PendingChange, Server, Body extends object> extends ChangeKind<
  Change,
  Server,
  Body
> {
  readonly outbox: Outbox<Change>;
  /** Whether a change may be sent at all; besides, it has to be the member's, and nobody's to look at. */
  readonly isToSend: (entry: OutboxEntry<Change>) => boolean;
  /** What remains of a change that the server has got now: what was written meanwhile. */
  readonly afterSent: (now: Change, sent: Change) => Change | null;
  /** The change as somebody has to look at it. @param server null where it was not read */
  readonly withProblem: (change: Change, problem: Problem, server: Server | null) => Change;
}

/** Pending changes that can be sent without anybody at them. */
export interface Sender {
  hasPending(member: string): boolean;
  /** Sends them; what cannot be sent stays. */
  send(member: string): Promise<Sent>;
}

export interface Sent {
  /** Plans of which something was sent. */
  readonly plans: ReadonlySet<string>;
  /** Whether something was sent, or has to be looked at by somebody from now on. */
  readonly isChanged: boolean;
  /** Milliseconds that the server asks to wait for, at most. */
  readonly afterMs: number;
}

export function senderOf<Change extends PendingChange, Server, Body extends object>(
  kind: OutboxKind<Change, Server, Body>,
): Sender {
  const { outbox } = kind;
  /** Without a member's name, of plans that whoever is signed in does not have; there is no use in asking again. */
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
    const known = new Map<string, Server>();
    for (const { key, plan } of pending(member)) {
      await withClosedDraft(key, async () => {
        const change = outbox.find(key);
        if (change === null) return;
        const result = await syncChange(kind, plan, change, { isBackground: true, known: known.get(plan) ?? null });
        const now = outbox.find(key) ?? change;
        switch (result.is) {
          case "sent": {
            known.set(plan, result.server);
            const left = kind.afterSent(now, change);
            if (left) outbox.save(key, left);
            else outbox.remove(key);
            plans.add(plan);
            break;
          }
          case "conflict":
            known.set(plan, result.server);
            outbox.save(key, kind.withProblem(now, "conflict", result.server));
            break;
          case "gone":
            if (change.member === undefined) return void foreign.add(key);
            outbox.save(key, kind.withProblem(now, "gone", null));
            break;
          case "refused":
            outbox.save(key, kind.withProblem(now, "refused", known.get(plan) ?? null));
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
 * Sends what waits in this browser, in one tab at a time: where another is at it, nothing is done.
 *
 * @param patience until it is given up; with it, another tab is waited for
 * @returns what came of all of them
 */
export async function sendOutbox(senders: readonly Sender[], member: string, patience?: AbortSignal): Promise<Sent> {
  const plans = new Set<string>();
  const result = { plans, isChanged: false, afterMs: 0 };
  const way = patience ? { signal: patience } : { ifAvailable: true };
  await navigator.locks.request("vieira-edits", way, async (lock) => {
    for (const sender of lock ? senders : []) {
      // What cannot be sent waits for the next time.
      const sent = await sender.send(member).catch(() => null);
      if (!sent) continue;
      result.isChanged ||= sent.isChanged;
      result.afterMs = Math.max(result.afterMs, sent.afterMs);
      for (const plan of sent.plans) plans.add(plan);
    }
  });
  return result;
}
