const unkept = new Set<string>();
const listeners = new Set<() => void>();

/** Writes a text into the browser's storage, and notes whether there was room for it. @returns whether there was */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    note(key, true);
    return true;
  } catch {
    // The storage is full or shut; what it had of it before stays.
    note(key, false);
    return false;
  }
}

/** Removes a text, wherever it was. */
export function dropText(key: string): void {
  note(key, true);
  try {
    localStorage.removeItem(key);
  } catch {
    // As above: then it never had it.
  }
}

/** The page is left whose text there was no room for: nobody is told of it any longer. */
export function leaveText(key: string): void {
  note(key, true);
}

function note(key: string, isKept: boolean): void {
  const before = unkept.size;
  if (isKept) unkept.delete(key);
  else unkept.add(key);
  if (unkept.size !== before) for (const listener of listeners) listener();
}

/** Whether something that was typed on this page lives only as long as the page. */
export function isUnkept(): boolean {
  return unkept.size > 0;
}

export function subscribeToRoom(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
