import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { dropUnsavedText } from "#web/client/storage/text-storage.ts";

import type { Outbox } from "./outbox.ts";

/** A draft of a page that is no longer open. */
export interface AbandonedDraft<Change> {
  readonly change: Change;
  /** It is stored elsewhere now, or no longer wanted. */
  remove(): void;
}

/** Where an open page stores its changes until they are sent. */
export interface DraftSlot<Change> {
  save(change: Change): void;
  remove(): void;
  /** The drafts of pages that are no longer open. The page counts as open from now on. */
  findAbandoned(): Promise<readonly AbandonedDraft<Change>[]>;
  /** The page is left: others may take over its draft from now on. */
  release(): void;
}

const tabKey = "vieira-plan-tab";
/** Time in milliseconds for a reloaded page to be gone; a page that still exists afterwards is a different one. */
const reloadGraceMs = 1_000;

/**
 * Locks tell which drafts belong to open pages: they are released whenever a page is closed. In browsers without locks,
 * as in insecure contexts, no draft counts as open.
 */
const lockOf = (key: string) => `open ${key}`;

/** A slot for the changes of one page. Without storage they live as long as the page. */
export function createDraftSlot<Change>(outbox: Outbox<Change>, plan: string): DraftSlot<Change> {
  const tab = tabName();
  const key = outbox.keyOf(plan, `${tab} ${crypto.randomUUID()}`);
  let close: (() => void) | null = null;
  return {
    save: (change) => outbox.save(key, change, true),
    remove: () => outbox.remove(key),
    async findAbandoned() {
      close ??= lockDraft(key);
      const others = outbox.listOf(plan).filter((other) => other.key !== key);
      // A page that is reloading may still be open for a moment.
      const mayEnd = others.filter((other) => other.key.startsWith(outbox.keyOf(plan, `${tab} `)));
      await Promise.all(mayEnd.map((other) => whenClosed(other.key)));
      const isOpen = await Promise.all(others.map((other) => isDraftOpen(other.key)));
      const abandoned = others.filter((_, index) => !isOpen[index]);
      return abandoned.map((other) => ({ change: other.change, remove: () => outbox.remove(other.key) }));
    },
    release() {
      close?.();
      close = null;
      dropUnsavedText(key);
      outboxChanges.notify();
    },
  };
}

/** @returns the function that releases the draft */
function lockDraft(key: string): () => void {
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  void navigator.locks?.request(lockOf(key), () => closed);
  return close;
}

export async function isDraftOpen(key: string): Promise<boolean> {
  const heldLocks = (await navigator.locks?.query())?.held ?? [];
  return heldLocks.some(({ name }) => name === lockOf(key));
}

async function whenClosed(key: string): Promise<void> {
  const signal = AbortSignal.timeout(reloadGraceMs);
  await navigator.locks?.request(lockOf(key), { signal }, () => undefined).catch(() => undefined);
}

/** Processes a draft that no page has open, and locks it meanwhile; does nothing if a page has it open. */
export async function withClosedDraft(key: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(lockOf(key), { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}

/** Survives reloads of the tab. */
function tabName(): string {
  const stored = readStored(tabKey, "sessionStorage");
  if (stored !== null) return stored;
  const name = crypto.randomUUID();
  writeStored(tabKey, name, "sessionStorage");
  return name;
}
