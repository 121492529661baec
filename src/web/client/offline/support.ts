import { offlineDatabaseName, workerAddress } from "./addresses.ts";

/** Whether this browser, at this address, can show pages without a network. */
export function canWorkOffline(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator && "indexedDB" in window && "caches" in window;
}

/** Starts the worker; a newer one waits until all tabs of the older are gone, or somebody asks for it. */
export async function registerWorker(): Promise<void> {
  if (canWorkOffline()) await navigator.serviceWorker.register(workerAddress, { scope: "/" });
}

/** Whether plans or planners may be kept in this browser, which need looking after; where it does not tell, they may. */
export async function mayHaveOfflineData(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === offlineDatabaseName) ?? true;
}
