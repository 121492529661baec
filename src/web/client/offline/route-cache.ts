import { isOwnData } from "#web/client/api/api-response.ts";

import { isRouteContent, routeCacheName } from "./addresses.ts";

function addressOf(slug: string): string {
  return `/api/routes/${encodeURIComponent(slug)}`;
}

/** All data of a route on the interactive map. */
export function mapOfRoute(slug: string): string {
  return `${addressOf(slug)}/map`;
}

/** Places to sleep along a route, for plans without an account. */
export function housesOfRoute(slug: string): string {
  return `/planner/houses?route=${encodeURIComponent(slug)}`;
}

/** Data for drawing and calculating a route offline; the same for everybody. @param withPlaces also its surroundings */
export function contentOfRoute(slug: string, withPlaces: boolean): string[] {
  const reckoned = [`${addressOf(slug)}/graph`, `/planner/lines?route=${encodeURIComponent(slug)}`];
  return withPlaces ? [...reckoned, mapOfRoute(slug)] : reckoned;
}

/** Caches one address of a route's content, requested without cookies. @returns its uncompressed size in bytes */
export async function cacheRouteContent(address: string, signal?: AbortSignal): Promise<number> {
  if (!isRouteContent(address.split("?")[0] ?? "")) throw new Error(`${address} is no content of a route`);
  const answer = await fetch(address, { credentials: "omit", signal: signal ?? null });
  if (!isOwnData(answer)) throw new Error(`${address} answered ${answer.status}`);
  const bytes = (await answer.clone().blob()).size;
  await (await caches.open(routeCacheName)).put(address, answer);
  return bytes;
}

const contentLock = "vieira-route-content";

/** Runs a download; what it has fetched is not evicted before it says, in the end, what it was for. */
export function withDownloadLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(contentLock, { mode: "shared" }, work);
}

/** Runs something unless a download is running, in any tab. */
export async function unlessDownloading(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(contentLock, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

export async function isRouteContentCached(address: string): Promise<boolean> {
  return (await (await caches.open(routeCacheName)).match(address, { ignoreVary: true })) !== undefined;
}

/** Deletes content of routes that no saved plan or planner needs any more. */
export async function evictRouteContentExcept(slugs: readonly string[]): Promise<void> {
  const needed = new Set(slugs.flatMap((slug) => [...contentOfRoute(slug, true), housesOfRoute(slug)]));
  const cache = await caches.open(routeCacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
