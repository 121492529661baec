import { offlineDatabaseName, workerAddress } from "./addresses.ts";

/** Browsers' messages for a request without a response; none of them has an error code for it. */
const names = /failed to fetch|networkerror|load failed|network request failed|network connection/i;

/** Whether the cause of a failure is a missing response, rather than its content. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && names.test(error.message);
}

/** Whether this browser, at this address, supports offline pages. */
export function canWorkOffline(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator && "indexedDB" in window && "caches" in window;
}

/** Registers the worker; a newer one waits until all tabs of the older one are closed, or the user requests it. */
export async function registerWorker(): Promise<void> {
  if (canWorkOffline()) await navigator.serviceWorker.register(workerAddress, { scope: "/" });
}

/** Whether this browser may have saved plans or planners that need maintenance; true if it cannot be determined. */
export async function mayHaveOfflineData(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === offlineDatabaseName) ?? true;
}
