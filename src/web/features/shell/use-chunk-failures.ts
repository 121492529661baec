import { useEffect, useEffectEvent } from "react";
import { createPath, type Path, useLocation, useNavigate, useNavigation } from "react-router";

import { openOffline } from "#web/components/plan-sync/open-offline.ts";

import { isSiteReachable, checkForNewerBuild, mayReload } from "#web/client/newer-build.ts";

/** Time of the last document load, in milliseconds. */
let leftAt = Number.NEGATIVE_INFINITY;
/** Time for the next document to load, in milliseconds; failures of parts are ignored meanwhile. */
const navigationTimeoutMs = 10_000;

/** Offline, scripts fail before the navigation that requests them is known here, in milliseconds. */
const navigationGraceMs = 100;

/** Reloads a page if `isNeeded` says so and it was not reloaded just now. @returns whether it does */
async function reload(target: Path, isNeeded: (target: Path) => Promise<boolean>): Promise<boolean> {
  const isMeant = await isNeeded(target);
  const now = Date.now();
  // Another navigation now would cancel the first one.
  if (now - leftAt < navigationTimeoutMs) return true;
  if (!isMeant || !mayReload(target.pathname, sessionStorage, now)) return false;
  leftAt = now;
  const here = window.location;
  if (target.pathname === here.pathname && target.search === here.search) here.reload();
  else here.assign(createPath(target));
  return true;
}

const isNewer = async () => (await checkForNewerBuild()) !== null;

/** Addresses whose script failed: browsers may request a script only once, so a later navigation would wait forever. */
const missed = new Set<string>();

/** The document does not need the script that was lost, and requests it again. */
const canLoadDocument = async ({ pathname }: Path) => {
  missed.add(pathname);
  return (await isNewer()) || isSiteReachable();
};

/**
 * When the script of a page cannot be fetched, on a bad line or because a newer build has taken its place, loads the document of
 * the page that was asked for; without a network, a page that this browser keeps is drawn from there. In every other case the page
 * stays as it is, and `onUnreachable` can say so.
 */
export function useChunkFailures(onUnreachable: () => void): void {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  /** The module of a route: its navigation waits until it is cancelled. */
  const onRoute = useEffectEvent(async () => {
    // Prefetched, and not requested by the user yet.
    if (!pending || (await reload(pending, canLoadDocument)) || (await openOffline(pending))) return;
    // Navigating to an anchor on the page cancels the waiting one, and runs no loader, which could fail as well.
    await navigate({ ...location, hash: location.hash || "#0" }, { replace: true, preventScrollReset: true });
    history.replaceState(history.state, "", createPath(location));
    onUnreachable();
  });
  /** A part that a page fetches by itself, such as a map: its own failure is handled where it is used. Whoever is on the way to another page gets there. */
  const onPart = useEffectEvent(() => reload(pending ?? location, isNewer));
  const wasMissed = pending !== undefined && missed.has(pending.pathname);
  // The router waits for a script that it has requested once, and does not request it again.
  useEffect(() => {
    if (wasMissed) void onRoute();
  }, [wasMissed, pending]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const route = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void onRoute(), navigationGraceMs);
    };
    const part = () => void onPart();
    window.addEventListener("vieira:chunk-failed", route);
    window.addEventListener("vite:preloadError", part);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("vieira:chunk-failed", route);
      window.removeEventListener("vite:preloadError", part);
    };
  }, []);
}
