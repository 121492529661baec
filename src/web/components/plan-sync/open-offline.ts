import { createPath, type Path } from "react-router";

import { mayReload } from "#web/client/newer-build.ts";

function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Navigates to a page that could not be fetched, in the worker's version, if it can be rendered from stored data.
 *
 * @returns whether it navigates
 */
export async function openOffline(target: Path): Promise<boolean> {
  if (!hasWorker()) return false;
  try {
    // Every page has loaded this when it was idle.
    const { isAvailableOffline } = await import("./offline-sync.ts");
    if (!(await isAvailableOffline(target))) return false;
  } catch {
    return false;
  }
  window.location.assign(createPath(target));
  return true;
}

/**
 * Reloads the current page in the worker's version, when fetching its data has failed; rate-limited.
 *
 * @returns whether it does
 */
export function reloadOffline(): boolean {
  const may = hasWorker() && mayReload(window.location.pathname, sessionStorage, Date.now());
  if (may) window.location.reload();
  return may;
}
