import { createStore } from "#web/client/storage/create-store.ts";

/** Minimum time between two reloads of a path, in milliseconds. */
const minReloadIntervalMs = 10_000;
const storageKey = "vieira-reloaded";

/**
 * Whether a path may be reloaded now; returning true counts as a reload. False without storage: a page that fails
 * repeatedly would reload forever.
 */
export function mayReload(path: string, storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const reloadedAt = JSON.parse(storage.getItem(storageKey) ?? "{}") as Record<string, number>;
    const recent = Object.entries(reloadedAt).filter(([, at]) => now - at < minReloadIntervalMs);
    if (recent.some(([recentPath]) => recentPath === path)) return false;
    storage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
    return true;
  } catch {
    return false;
  }
}

/** A build of the site, according to `/builds/latest.json` and `/builds/meta/{id}.json`. */
interface Build {
  readonly id: string;
  readonly timestamp: string;
}

/** The build that has replaced this page's, as far as known. */
export const newerBuild = createStore<Build | null>(null);

/** The build of this page; none in development. */
function currentBuildId(): string | undefined {
  // React Router stores its route manifest there for every page.
  const manifest = (window as unknown as Record<string, { readonly version: string } | undefined>)[
    "__reactRouterManifest"
  ];
  return import.meta.env.PROD ? manifest?.version : undefined;
}

async function readBuild(path: string): Promise<Build | null> {
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    const build = answer.ok ? ((await answer.json()) as Partial<Build>) : {};
    return typeof build.id === "string" && typeof build.timestamp === "string"
      ? { id: build.id, timestamp: build.timestamp }
      : null;
  } catch {
    // Unknown without a connection; the next check will tell.
    return null;
  }
}

/** Whether the site responds now. */
export async function isSiteReachable(): Promise<boolean> {
  return (await readBuild("/builds/latest.json")) !== null;
}

/** Checks for a newer build. @returns the build, if there is one */
export async function checkForNewerBuild(): Promise<Build | null> {
  const own = currentBuildId();
  if (own === undefined || newerBuild.get()) return newerBuild.get();
  const latest = await readBuild("/builds/latest.json");
  if (!latest || latest.id === own) return null;
  // During a deployment a server may not have the complete build yet.
  const build = await readBuild(`/builds/meta/${latest.id}.json`);
  if (!build) return null;
  newerBuild.set(build);
  return build;
}
