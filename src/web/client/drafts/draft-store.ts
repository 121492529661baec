import { waitingChanges } from "#web/client/storage/kept-changes.ts";

import { isDraftOpen, openDraft, whenDraftClosed } from "./draft-locks.ts";
import { dropText, keepText, leaveText } from "#web/client/storage/room-for-drafts.ts";

/** What a page that is no longer open has left. */
export interface Orphan<Draft> {
  readonly draft: Draft;
  /** It is kept elsewhere now, or not wanted any more. */
  forget(): void;
}

/** Where changes are kept until they are sent; every page that is open has a place of its own. */
export interface DraftShelf<Draft> {
  keep(draft: Draft): void;
  drop(): void;
  /** What pages that are no longer open have left. The page counts as open from now on. */
  findOrphans(): Promise<readonly Orphan<Draft>[]>;
  /** The page is left: what it keeps is free for others from now on. */
  leave(): void;
}

/** A draft in the browser's storage, whether its page is open or not. */
export interface StoredDraft<Draft> extends Orphan<Draft> {
  readonly key: string;
  /** What it is a draft of. */
  readonly plan: string;
  replace(draft: Draft): void;
}

/** Drafts of one kind. */
export interface DraftStore<Draft> {
  /** A place for the changes of one page. Where a browser keeps nothing, they live as long as the page. */
  shelf(plan: string): DraftShelf<Draft>;
  /** Changes that wait in this browser. @param plan those of one plan only */
  list(plan?: string): StoredDraft<Draft>[];
  /** Drops those that a condition holds for. */
  forgetWhere(isToGo: (draft: Draft) => boolean): void;
}

const tabKey = "vieira-plan-tab";

/**
 * Keeps drafts in the browser's own storage, at once and at every letter, so that they outlast a page that is closed.
 *
 * @param prefix of their keys, without a space
 */
export function draftStore<Draft>(prefix: string): DraftStore<Draft> {
  const unstore = (key: string) => {
    dropText(key);
    waitingChanges.tell();
  };
  const list = (plan?: string) =>
    storedKeys(plan === undefined ? `${prefix} ` : `${prefix} ${plan} `).flatMap((key): StoredDraft<Draft>[] => {
      // Written below, in this shape.
      const draft = readText(key) as Draft | null;
      const [, ofPlan = ""] = key.split(" ");
      if (draft === null) return [];
      const replace = (next: Draft) => {
        keepText(key, JSON.stringify(next));
        waitingChanges.tell();
      };
      return [{ key, plan: ofPlan, draft, forget: () => unstore(key), replace }];
    });
  return {
    list,
    shelf(plan) {
      const tab = tabName();
      const key = `${prefix} ${plan} ${tab} ${crypto.randomUUID()}`;
      let close: (() => void) | null = null;
      return {
        keep: (draft) => void keepText(key, JSON.stringify(draft)),
        drop: () => unstore(key),
        async findOrphans() {
          close ??= openDraft(key);
          const others = list(plan).filter((other) => other.key !== key);
          // A page that is loaded anew may still be open for a moment.
          const mayEnd = others.filter((other) => other.key.startsWith(`${prefix} ${plan} ${tab} `));
          await Promise.all(mayEnd.map((other) => whenDraftClosed(other.key)));
          const isOpen = await Promise.all(others.map((other) => isDraftOpen(other.key)));
          return others.filter((_, index) => !isOpen[index]);
        },
        leave() {
          close?.();
          close = null;
          leaveText(key);
          waitingChanges.tell();
        },
      };
    },
    forgetWhere(isToGo) {
      for (const { key, draft } of list()) if (isToGo(draft)) dropText(key);
    },
  };
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

function readText(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
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
