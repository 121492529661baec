import type { StoredPlan } from "#domain/plan-editing/stored-plan.ts";

/** Changes of a plan that the server has not got yet. */
export interface Draft {
  /** Version of the plan that the changes build on. */
  readonly version: number;
  readonly base: StoredPlan;
  readonly content: StoredPlan;
}

/** Where changes are kept until they are sent; every page that is open has a place of its own. */
export interface DraftShelf {
  keep(draft: Draft): void;
  drop(): void;
  /** Takes what pages that are no longer open have left, oldest first. */
  takeOrphans(): Promise<Draft[]>;
}

const prefix = "vieira-plan-draft";
const tabKey = "vieira-plan-tab";

const lockOf = (key: string) => `open ${key}`;

/**
 * Keeps changes in the browser's own storage, at once and at every letter, so that they outlast a page that is closed.
 * Where a browser keeps nothing, changes live as long as the page.
 */
export function browserShelf(plan: string): DraftShelf {
  let key = `${prefix} ${plan} ${tabName()}`;
  return {
    keep(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // The storage is full or shut.
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
    async takeOrphans() {
      key = await ownKey(key);
      const open = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
      const keys = Object.keys(localStorage).filter((other) => other.startsWith(`${prefix} ${plan} `));
      const orphans = keys.filter((other) => other === key || !open.has(lockOf(other))).toSorted();
      return orphans.flatMap((orphan) => {
        const draft = readDraft(orphan);
        if (orphan !== key || !draft) localStorage.removeItem(orphan);
        return draft ?? [];
      });
    },
  };
}

/** Whether changes of a plan wait in this browser. */
export function readDrafts(plan: string): Draft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} ${plan} `));
  return keys.flatMap((key) => readDraft(key) ?? []);
}

/** Drops all changes that wait: somebody signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
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

/** The key, held as long as the page is open; a tab that was doubled has the name of the other, and takes a new one. */
async function ownKey(key: string): Promise<string> {
  const hold = (name: string) =>
    new Promise<boolean>((resolve) => {
      void navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      });
    });
  if (await hold(key)) return key;
  const other = `${key} ${crypto.randomUUID()}`;
  await hold(other);
  return other;
}
