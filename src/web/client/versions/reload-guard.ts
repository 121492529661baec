/** Milliseconds in which a path is reloaded once at most. */
const guardMs = 10_000;
const storageKey = "vieira-reloaded";

/**
 * Whether a path may be reloaded now; saying yes counts as reloading it. Without storage the answer is no: nothing would
 * stop a page that fails again and again.
 */
export function mayReload(path: string, storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const reloadedAt = JSON.parse(storage.getItem(storageKey) ?? "{}") as Record<string, number>;
    const recent = Object.entries(reloadedAt).filter(([, at]) => now - at < guardMs);
    if (recent.some(([known]) => known === path)) return false;
    storage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
    return true;
  } catch {
    return false;
  }
}
