import { useSyncExternalStore } from "react";

import { createStore } from "./create-store.ts";

/** Texts that the browser had no room for, by key: they live as long as the page. */
const unsaved = createStore<ReadonlyMap<string, string>>(new Map());

function note(key: string, text: string | null): void {
  if (text === null && !unsaved.get().has(key)) return;
  const texts = new Map(unsaved.get());
  if (text === null) texts.delete(key);
  else texts.set(key, text);
  unsaved.set(texts);
}

/** Writes a text into the browser's storage, or into the page where there is no room for it. */
export function saveText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    note(key, null);
  } catch {
    // The storage is full or shut; what it had of it before stays.
    note(key, text);
  }
}

/** As `saveText`, for what nobody has typed: where there is no room for it, it is read again when it is needed. */
export function cacheText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nobody loses anything.
  }
}

/** Removes a text, wherever it was. */
export function removeText(key: string): void {
  note(key, null);
  try {
    localStorage.removeItem(key);
  } catch {
    // As above: then it never had it.
  }
}

/** The page is left whose text there was no room for: nobody is told of it any longer. */
export function leaveText(key: string): void {
  note(key, null);
}

export function readText(key: string): string | null {
  try {
    return unsaved.get().get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keys that begin so, in their order. */
export function keysOfTexts(beginning: string): string[] {
  const keys = new Set(unsaved.get().keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // A browser that stores nothing has none.
  }
  return [...keys].filter((key) => key.startsWith(beginning)).toSorted();
}

/** Whether something that was typed on this page lives only as long as the page. */
export function useHasUnsavedText(): boolean {
  return useSyncExternalStore(
    unsaved.subscribe,
    () => unsaved.get().size > 0,
    () => false,
  );
}
