import { createStore } from "#web/client/storage/create-store.ts";

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

/** A build of the site, as `/builds/latest.json` and `/builds/meta/{id}.json` tell of it. */
interface Build {
  readonly id: string;
  readonly timestamp: string;
}

/** The build that has taken the place of this page's, as far as the page has heard. */
export const newerBuild = createStore<Build | null>(null);

/** The build that this page is of; none in development. */
function ownId(): string | undefined {
  // React Router leaves its manifest of routes there for every page.
  const manifest = (window as unknown as Record<string, { readonly version: string } | undefined>)[
    "__reactRouterManifest"
  ];
  return import.meta.env.PROD ? manifest?.version : undefined;
}

async function read(path: string): Promise<Build | null> {
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    const build = answer.ok ? ((await answer.json()) as Partial<Build>) : {};
    return typeof build.id === "string" && typeof build.timestamp === "string"
      ? { id: build.id, timestamp: build.timestamp }
      : null;
  } catch {
    // Without a connection nothing is known; the next look will tell.
    return null;
  }
}

/** Whether the site answers now. */
export async function isSiteReachable(): Promise<boolean> {
  return (await read("/builds/latest.json")) !== null;
}

/** Looks for a newer build. @returns the build, where there is one */
export async function lookForNewerBuild(): Promise<Build | null> {
  const own = ownId();
  if (own === undefined || newerBuild.get()) return newerBuild.get();
  const latest = await read("/builds/latest.json");
  if (!latest || latest.id === own) return null;
  // A server that is in the middle of a change may not have the whole of it yet.
  const build = await read(`/builds/meta/${latest.id}.json`);
  if (!build) return null;
  newerBuild.set(build);
  return build;
}
