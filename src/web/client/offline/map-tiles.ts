import type { PlanMapTiles } from "#contract/plans/plan-houses.ts";
import { isDocument, isOwnData } from "#web/client/api/api-response.ts";

/** Cache of map tiles, by their addresses without a version. Public content only. */
export const tileCacheName = "vieira-tiles";

/** Lists the available map tiles. */
const tileDescription = "/map/tiles.json";

/** Whether an address of this site returns map tiles, or their list. */
export function isTileAddress(pathname: string): boolean {
  return pathname.startsWith("/map/");
}

/** Streets that are saved for a plan, or being downloaded. */
export interface OfflineStreets {
  readonly version: string;
  /** Addresses of the tiles, without their version. */
  readonly addresses: readonly string[];
  readonly bytes: number;
  /** Whether all tiles are downloaded. */
  readonly isWhole: boolean;
}

/** The streets along the way of a plan, before any is saved; null if there are none. */
export function streetsOf({ version, bytes, tiles }: PlanMapTiles): OfflineStreets | null {
  if (version === null || tiles.length === 0) return null;
  return { version, bytes, addresses: tiles.map(([z, x, y]) => `/map/${z}/${x}/${y}.mvt`), isWhole: false };
}

/** Concurrent downloads of tiles: fewer than a page requests, so that pages need not wait. */
const concurrency = 4;

/**
 * Saves missing tiles. Tiles that were saved before a failure are kept, and not fetched again.
 *
 * @param onProgress called with the share of available tiles, from 0 to 1
 * @throws when a tile cannot be fetched or saved, and when the signal aborts
 */
export async function cacheStreets(
  { version, addresses }: OfflineStreets,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(tileCacheName);
  const waiting = addresses.values();
  let completed = 0;
  const work = async () => {
    // Each lane takes the next one.
    for (const address of waiting) {
      signal?.throwIfAborted();
      if (!isOfVersion(await cache.match(address, { ignoreVary: true }), version)) {
        const answer = await fetch(`${address}?v=${version}`, { credentials: "omit", signal: signal ?? null });
        if (!answer.ok || isDocument(answer)) throw new Error(`${address} answered ${answer.status}`);
        await cache.put(address, answer);
      }
      completed += 1;
      onProgress(completed / addresses.length);
    }
  };
  const description = await fetch(tileDescription, { signal: signal ?? null });
  if (isOwnData(description)) await cache.put(tileDescription, description);
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Whether a saved tile is of a version, with which its tag begins. */
export function isOfVersion(cached: Response | undefined, version: string | null): boolean {
  return cached?.headers.get("ETag")?.startsWith(`"${version}-`) ?? false;
}

/** Deletes tiles that no saved plan needs any more. */
export async function evictStreetsExcept(needed: readonly OfflineStreets[]): Promise<void> {
  if (!(await caches.has(tileCacheName))) return;
  if (needed.length === 0) return void (await caches.delete(tileCacheName));
  const neededPaths = new Set([tileDescription, ...needed.flatMap(({ addresses }) => addresses)]);
  const cache = await caches.open(tileCacheName);
  for (const request of await cache.keys()) {
    if (!neededPaths.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
