import { isRouteContent, routeCacheName } from "./addresses.ts";

function addressOf(slug: string): string {
  return `/api/routes/${encodeURIComponent(slug)}`;
}

/** All that the interactive map shows of a route. */
export function mapOfRoute(slug: string): string {
  return `${addressOf(slug)}/map`;
}

/** Where one can sleep along a route: what plans that are in no account show of it. */
export function housesOfRoute(slug: string): string {
  return `/planner/houses?route=${encodeURIComponent(slug)}`;
}

/** What is drawn and reckoned of a route without a network; the same for everybody. @param withPlaces what stands beside it too */
export function contentOfRoute(slug: string, withPlaces: boolean): string[] {
  const reckoned = [`${addressOf(slug)}/graph`, `/planner/lines?route=${encodeURIComponent(slug)}`];
  return withPlaces ? [...reckoned, mapOfRoute(slug)] : reckoned;
}

/** Keeps one address of a route's content, asked for without cookies. @returns its unpacked size in bytes */
export async function cacheRouteContent(address: string, signal?: AbortSignal): Promise<number> {
  if (!isRouteContent(address.split("?")[0] ?? "")) throw new Error(`${address} is no content of a route`);
  const answer = await fetch(address, { credentials: "omit", signal: signal ?? null });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const bytes = (await answer.clone().blob()).size;
  await (await caches.open(routeCacheName)).put(address, answer);
  return bytes;
}

export async function isRouteContentCached(address: string): Promise<boolean> {
  return (await (await caches.open(routeCacheName)).match(address, { ignoreVary: true })) !== undefined;
}

/** Drops the content of routes that nothing kept here needs any more. */
export async function evictRouteContentExcept(slugs: readonly string[]): Promise<void> {
  const needed = new Set(slugs.flatMap((slug) => [...contentOfRoute(slug, true), housesOfRoute(slug)]));
  const cache = await caches.open(routeCacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
