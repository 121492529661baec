import { createPath, type Path } from "react-router";

import { mayReload } from "#web/client/newer-build.ts";

function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Goes to a page that could not be fetched, as the worker shows it, if it can be drawn from what this browser keeps.
 *
 * @returns whether it goes there
 */
export async function openOffline(target: Path): Promise<boolean> {
  if (!hasWorker()) return false;
  try {
    // Every page has fetched this when it was idle.
    const { isAvailableOffline } = await import("./offline-sync.ts");
    if (!(await isAvailableOffline(target))) return false;
  } catch {
    return false;
  }
  window.location.assign(createPath(target));
  return true;
}

/**
 * Shows the present page as the worker shows it, in place of a failure to fetch its data; once in a while.
 *
 * @returns whether it does
 */
export function reloadOffline(): boolean {
  const may = hasWorker() && mayReload(window.location.pathname, sessionStorage, Date.now());
  if (may) window.location.reload();
  return may;
}
