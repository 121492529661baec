const prefix = "vieira-draft-";
const keyOf = (name: string) => prefix + name;

/** Drops the drafts of all forms in this window. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where there is no storage.
  }
}

/** What was kept of a form in this tab; `null` when there is nothing, or nothing that can be read. */
export function keptDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps what was typed in this tab, until it is sent or the tab is closed. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage refused or full: nothing is kept, and nothing else fails.
  }
}

/** Forgets what was typed, once it has been sent. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}
