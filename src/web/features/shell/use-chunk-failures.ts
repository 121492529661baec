import { useEffect, useEffectEvent } from "react";
import { createPath, type Path, useLocation, useNavigate, useNavigation } from "react-router";

import { openOffline } from "#web/components/plan-sync/open-offline.ts";

import { isSiteReachable, lookForNewerBuild, mayReload } from "#web/client/newer-build.ts";

/** When the document was last told to give way, in milliseconds. */
let leftAt = Number.NEGATIVE_INFINITY;
/** Long enough for the next document to come, in milliseconds; parts that fail meanwhile change nothing. */
const leavingMs = 10_000;

/** Without a network scripts fail before the navigation that asks for them is known here, in milliseconds. */
const noticedMs = 100;

/** Loads a page anew where `isNeeded` says so and the page was not reloaded just now. @returns whether it does */
async function reload(target: Path, isNeeded: (target: Path) => Promise<boolean>): Promise<boolean> {
  const isMeant = await isNeeded(target);
  const now = Date.now();
  // To go somewhere else now would call off the way that was asked for first.
  if (now - leftAt < leavingMs) return true;
  if (!isMeant || !mayReload(target.pathname, sessionStorage, now)) return false;
  leftAt = now;
  const here = window.location;
  if (target.pathname === here.pathname && target.search === here.search) here.reload();
  else here.assign(createPath(target));
  return true;
}

const isNewer = async () => (await lookForNewerBuild()) !== null;

/** Addresses whose script could not be fetched, and when that was first so; what fails in one press fails several times. */
const missed = new Map<string, number>();
const pressMs = 2_000;

/** Browsers may ask only once for the script of a page: whoever asks for it again gets a document, which asks anew. */
const isNewerOrAskedAgain = async ({ pathname }: Path) => {
  const now = Date.now();
  const isAgain = now - (missed.get(pathname) ?? now) > pressMs;
  if (!missed.has(pathname)) missed.set(pathname, now);
  return (await isNewer()) || (isAgain && isSiteReachable());
};

/**
 * When a part of the site cannot be fetched because a newer build has taken its place, or because it could not be fetched
 * before, loads the page that was asked for anew; without a network, a page that this browser keeps is drawn from there. In every
 * other case the page stays as it is, and `onUnreachable` can say so.
 */
export function useChunkFailures(onUnreachable: () => void): void {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  /** The module of a route: its navigation waits until it is called off. */
  const onRoute = useEffectEvent(async () => {
    // Fetched ahead, and nobody has asked for it yet.
    if (!pending || (await reload(pending, isNewerOrAskedAgain)) || (await openOffline(pending))) return;
    // A navigation to a place on the page calls off the one that waits, and no loader runs, which could fail as well.
    await navigate({ ...location, hash: location.hash || "#0" }, { replace: true, preventScrollReset: true });
    history.replaceState(history.state, "", createPath(location));
    onUnreachable();
  });
  /** A part that a page fetches by itself, such as a map: its own failure is handled where it is used. Whoever is on the way to another page gets there. */
  const onPart = useEffectEvent(() => reload(pending ?? location, isNewer));
  const wasMissed = pending !== undefined && missed.has(pending.pathname);
  // The router waits for a script that it has asked for once, and asks for it no more.
  useEffect(() => {
    if (wasMissed) void onRoute();
  }, [wasMissed, pending]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const route = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void onRoute(), noticedMs);
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
