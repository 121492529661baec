import { useSyncExternalStore } from "react";

import { readStored, writeStored } from "./browser-storage.ts";
import { createStore } from "./create-store.ts";

/** Texts for which the storage has no room, by key: they live as long as the page. */
const unsaved = createStore<ReadonlyMap<string, string>>(new Map());

function note(key: string, text: string | null): void {
  if (text === null && !unsaved.get().has(key)) return;
  const texts = new Map(unsaved.get());
  if (text === null) texts.delete(key);
  else texts.set(key, text);
  unsaved.set(texts);
}

/** Writes a text into the browser's storage, or into memory if there is no room. */
export function saveText(key: string, text: string): void {
  note(key, writeStored(key, text) ? null : text);
}

/** Removes a text from storage and memory. */
export function removeText(key: string): void {
  note(key, null);
  writeStored(key, null);
}

/** Drops the texts in memory when their page is left, so that the notice about them ends. */
export function dropUnsavedText(key: string): void {
  note(key, null);
}

export function readText(key: string): string | null {
  return unsaved.get().get(key) ?? readStored(key);
}

/** Keys with this prefix, in order. */
export function keysWithPrefix(beginning: string): string[] {
  const keys = new Set(unsaved.get().keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Without storage there are none.
  }
  return [...keys].filter((key) => key.startsWith(beginning)).toSorted();
}

/** Whether input of this page is only in memory. */
export function useHasUnsavedText(): boolean {
  return useSyncExternalStore(
    unsaved.subscribe,
    () => unsaved.get().size > 0,
    () => false,
  );
}
