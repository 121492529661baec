/** The storage of all tabs, or of one. */
type StorageKind = "localStorage" | "sessionStorage";

/** A text in the browser's storage; null if there is none, or storage is blocked. */
export function readStored(key: string, kind: StorageKind = "localStorage"): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a text into the browser's storage, or removes it for null.
 *
 * @returns false if the storage is full or blocked, and unchanged
 */
export function writeStored(key: string, text: string | null, kind: StorageKind = "localStorage"): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A value that this site has stored as JSON; null if there is none, or it is unreadable. */
export function readStoredJson(key: string, kind: StorageKind = "localStorage"): unknown {
  try {
    return JSON.parse(readStored(key, kind) ?? "null");
  } catch {
    return null;
  }
}
