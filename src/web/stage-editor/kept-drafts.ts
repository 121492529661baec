import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";
import { waitingChanges } from "#web/offline/kept-changes.ts";

import { isDraftOpen, openDraft, whenDraftClosed } from "./draft-locks.ts";

/** Changes of a plan that the server has not got yet. */
export interface Draft {
  /** Version of the plan that the changes build on. */
  readonly version: number;
  readonly base: StoredPlan;
  readonly content: StoredPlan;
  /** They could not be sent by themselves: somebody has to look at them. */
  readonly isContested?: boolean;
}

/** What a page that is no longer open has left. */
export interface Orphan {
  readonly draft: Draft;
  /** It is kept elsewhere now, or not wanted any more. */
  forget(): void;
}

/** Where changes are kept until they are sent; every page that is open has a place of its own. */
export interface DraftShelf {
  keep(draft: Draft): void;
  drop(): void;
  /** What pages that are no longer open have left. The page counts as open from now on. */
  findOrphans(): Promise<readonly Orphan[]>;
  /** The page is left: what it keeps is free for others from now on. */
  leave(): void;
}

/** A draft in the browser's storage, whether its page is open or not. */
export interface StoredDraft extends Orphan {
  readonly key: string;
  readonly plan: string;
  replace(draft: Draft): void;
}

const prefix = "vieira-plan-draft";
const tabKey = "vieira-plan-tab";

/**
 * Keeps changes in the browser's own storage, at once and at every letter, so that they outlast a page that is closed.
 * Where a browser keeps nothing, changes live as long as the page.
 */
export function browserShelf(plan: string): DraftShelf {
  const tab = tabName();
  const key = `${prefix} ${plan} ${tab} ${crypto.randomUUID()}`;
  let close: (() => void) | null = null;
  return {
    keep: (draft) => store(key, draft),
    drop() {
      unstore(key);
      waitingChanges.tell();
    },
    async findOrphans() {
      close ??= openDraft(key);
      const others = listDrafts(plan).filter((other) => other.key !== key);
      // A page that is loaded anew may still be open for a moment.
      const mayEnd = others.filter((other) => other.key.startsWith(`${prefix} ${plan} ${tab} `));
      await Promise.all(mayEnd.map((other) => whenDraftClosed(other.key)));
      const isOpen = await Promise.all(others.map((other) => isDraftOpen(other.key)));
      return others.filter((_, index) => !isOpen[index]);
    },
    leave() {
      close?.();
      close = null;
      waitingChanges.tell();
    },
  };
}

/** Changes that wait in this browser. @param plan those of one plan only */
export function listDrafts(plan?: string): StoredDraft[] {
  return storedKeys(plan === undefined ? `${prefix} ` : `${prefix} ${plan} `).flatMap((key) => {
    const draft = readDraft(key);
    const [, ofPlan = ""] = key.split(" ");
    if (!draft) return [];
    return {
      key,
      plan: ofPlan,
      draft,
      forget() {
        unstore(key);
        waitingChanges.tell();
      },
      replace(next: Draft) {
        store(key, next);
        waitingChanges.tell();
      },
    };
  });
}

/** Drops all changes that wait: somebody signs out. */
export function forgetDrafts(): void {
  for (const key of storedKeys(`${prefix} `)) unstore(key);
}

/** None where the browser keeps nothing. */
function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning))
      .toSorted();
  } catch {
    return [];
  }
}

function store(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The storage is full or shut.
  }
}

function unstore(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function readDraft(key: string): Draft | null {
  try {
    // Written above, in this shape.
    return JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** Stays with a tab when it is loaded anew. */
function tabName(): string {
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known !== null) return known;
    const name = crypto.randomUUID();
    sessionStorage.setItem(tabKey, name);
    return name;
  } catch {
    return crypto.randomUUID();
  }
}
