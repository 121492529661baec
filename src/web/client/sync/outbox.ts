import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { keysWithPrefix, readText, removeText, saveText } from "#web/client/storage/text-storage.ts";

/**
 * Why a change needs the user's attention: a conflict with others' changes, the server rejects it, or its parent no
 * longer exists.
 */
export type Problem = "conflict" | "refused" | "gone";

/** An unsent change. */
export interface PendingChange {
  /** Uuid of its author: only sent in their session. Absent if the page did not know who was signed in. */
  readonly member?: string | null;
  readonly problem?: Problem | null;
}

export interface OutboxEntry<Change> {
  readonly key: string;
  /** Uuid of the plan that is changed. */
  readonly plan: string;
  readonly change: Change;
}

/** No pending changes, as on the server: a list without any is this one, so that pages are not drawn again for it. */
export const noEntries: readonly OutboxEntry<never>[] = [];

/** The pending changes of one kind in this browser, stored on every keystroke, so that they survive a closed page. */
export interface Outbox<Change> {
  /** A stable list until one of them changes. */
  list(): readonly OutboxEntry<Change>[];
  listOf(plan: string): readonly OutboxEntry<Change>[];
  find(key: string): Change | null;
  /** @param name distinguishes changes of the same plan */
  keyOf(plan: string, name: string): string;
  /** @param isQuiet does not notify subscribers, as on every keystroke */
  save(key: string, change: Change, isQuiet?: boolean): void;
  remove(key: string): void;
  removeWhere(isToGo: (change: Change) => boolean): void;
}

/** @param prefix of the keys, without a space */
export function createOutbox<Change>(prefix: string): Outbox<Change> {
  let last: { readonly stored: string; readonly entries: readonly OutboxEntry<Change>[] } = {
    stored: "",
    entries: noEntries,
  };

  function find(key: string): Change | null {
    try {
      return JSON.parse(readText(key) ?? "null") as Change | null;
    } catch {
      return null;
    }
  }

  function list(): readonly OutboxEntry<Change>[] {
    const keys = keysWithPrefix(`${prefix} `);
    const stored = keys.map((key) => `${key} ${readText(key)}`).join("\n");
    if (stored === last.stored) return last.entries;
    const entries = keys.flatMap((key): OutboxEntry<Change>[] => {
      const change = find(key);
      return change === null ? [] : [{ key, plan: key.split(" ")[1] ?? "", change }];
    });
    last = { stored, entries };
    return entries;
  }

  return {
    list,
    listOf: (plan) => list().filter((entry) => entry.plan === plan),
    find,
    keyOf: (plan, name) => `${prefix} ${plan} ${name}`,
    save(key, change, isQuiet = false) {
      saveText(key, JSON.stringify(change));
      if (!isQuiet) outboxChanges.notify();
    },
    remove(key) {
      removeText(key);
      outboxChanges.notify();
    },
    removeWhere(isToGo) {
      const removed = list().filter(({ change }) => isToGo(change));
      for (const { key } of removed) removeText(key);
      if (removed.length > 0) outboxChanges.notify();
    },
  };
}
