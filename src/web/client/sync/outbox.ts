import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { keysOfTexts, readText, removeText, saveText } from "#web/client/storage/text-storage.ts";

/**
 * Why a change waits for somebody to look at it: others have changed the same, the server does not take it, or what it
 * belongs to is not there any more.
 */
export type Problem = "conflict" | "refused" | "gone";

/** A change that the server has not got yet. */
export interface PendingChange {
  /** Uuid of who made it: it is sent for nobody else. Drafts of earlier versions may not tell. */
  readonly member?: string | null;
  readonly problem?: Problem | null;
}

export interface OutboxEntry<Change> {
  readonly key: string;
  /** Uuid of the plan that is changed. */
  readonly plan: string;
  readonly change: Change;
}

/** The pending changes of one kind in this browser, stored at every letter, so that they outlast a page that is closed. */
export interface Outbox<Change> {
  /** The same list until one of them changes. */
  list(): readonly OutboxEntry<Change>[];
  listOf(plan: string): readonly OutboxEntry<Change>[];
  find(key: string): Change | null;
  /** @param name apart from others of the same plan */
  keyOf(plan: string, name: string): string;
  /** @param isQuiet tells nobody, as at every letter */
  save(key: string, change: Change, isQuiet?: boolean): void;
  remove(key: string): void;
  removeWhere(isToGo: (change: Change) => boolean): void;
}

/** Reads what an earlier version has stored. */
type Upgrade<Change> = (stored: unknown) => Change;

/**
 * @param prefix of the keys, without a space
 * @param upgrade reads every stored change
 * @param earlierPrefixes under which earlier versions have stored changes
 */
export function createOutbox<Change>(
  prefix: string,
  upgrade: Upgrade<Change>,
  earlierPrefixes: readonly string[] = [],
): Outbox<Change> {
  let last: { readonly stored: string; readonly entries: readonly OutboxEntry<Change>[] } = { stored: "", entries: [] };

  function find(key: string): Change | null {
    try {
      const stored: unknown = JSON.parse(readText(key) ?? "null");
      return stored === null ? null : upgrade(stored);
    } catch {
      return null;
    }
  }

  function list(): readonly OutboxEntry<Change>[] {
    const keys = [prefix, ...earlierPrefixes].flatMap((beginning) => keysOfTexts(`${beginning} `));
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
      if (!isQuiet) outboxChanges.tell();
    },
    remove(key) {
      removeText(key);
      outboxChanges.tell();
    },
    removeWhere(isToGo) {
      const gone = list().filter(({ change }) => isToGo(change));
      for (const { key } of gone) removeText(key);
      if (gone.length > 0) outboxChanges.tell();
    },
  };
}
