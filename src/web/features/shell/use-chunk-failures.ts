import { useEffect, useEffectEvent } from "react";
import { createPath, type Path, useLocation, useNavigate, useNavigation } from "react-router";

import { openOffline } from "#web/components/plan-sync/open-offline.ts";

import { lookForNewerBuild, mayReload } from "#web/client/versions/newer-build.ts";

/** When the document was last told to give way, in milliseconds. */
let leftAt = Number.NEGATIVE_INFINITY;
/** Long enough for the next document to come, in milliseconds; parts that fail meanwhile change nothing. */
const leavingMs = 10_000;

/** Loads a page anew where a newer build is there and the page was not reloaded just now. @returns whether it does */
async function reload(target: Path): Promise<boolean> {
  const isNewer = (await lookForNewerBuild()) !== null;
  const now = Date.now();
  // To go somewhere else now would call off the way that was asked for first.
  if (now - leftAt < leavingMs) return true;
  if (!isNewer || !mayReload(target.pathname, sessionStorage, now)) return false;
  leftAt = now;
  const here = window.location;
  if (target.pathname === here.pathname && target.search === here.search) here.reload();
  else here.assign(createPath(target));
  return true;
}

/**
 * When a part of the site cannot be fetched because a newer build has taken its place, loads the page that was asked for
 * anew; without a network, a page that this browser keeps is drawn from there. In every other case the page stays as it is, and `onUnreachable` can say so.
 */
export function useChunkFailures(onUnreachable: () => void): void {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  /** The module of a route: its navigation waits until it is called off. */
  const onRoute = useEffectEvent(async () => {
    // Fetched ahead, and nobody has asked for it yet.
    if (!pending || (await reload(pending)) || (await openOffline(pending))) return;
    // A navigation to a place on the page calls off the one that waits, and no loader runs, which could fail as well.
    await navigate({ ...location, hash: location.hash || "#0" }, { replace: true, preventScrollReset: true });
    history.replaceState(history.state, "", createPath(location));
    onUnreachable();
  });
  /** A part that a page fetches by itself, such as a map: its own failure is handled where it is used. Whoever is on the way to another page gets there. */
  const onPart = useEffectEvent(() => reload(pending ?? location));
  useEffect(() => {
    const route = () => void onRoute();
    const part = () => void onPart();
    window.addEventListener("vieira:chunk-failed", route);
    window.addEventListener("vite:preloadError", part);
    return () => {
      window.removeEventListener("vieira:chunk-failed", route);
      window.removeEventListener("vite:preloadError", part);
    };
  }, []);
}
