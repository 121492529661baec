import { readStored, type StorageKind } from "./browser-storage.ts";

/** A value that this site has stored as JSON; null if there is none, or it is unreadable. */
export function readStoredJson(key: string, kind: StorageKind = "localStorage"): unknown {
  try {
    return JSON.parse(readStored(key, kind) ?? "null");
  } catch {
    return null;
  }
}
