import { isDocument } from "#web/client/api/api-response.ts";
import { offlineDocuments, routeCacheName } from "#web/client/offline/addresses.ts";
import { tileCacheName } from "#web/client/offline/map-tiles.ts";
import { partGroups, type PartGroup } from "#web/client/offline/service-worker-client.ts";

import type { BuildFile, OfflineBuild } from "./build-files.ts";

const cachePrefix = "vieira-";
const cacheOf = (id: string) => `${cachePrefix}build-${id}`;
/** Entry in the cache of a build that lists its groups of parts. */
const groupsAddress = "/kept-parts";

/** Concurrent downloads: fewer than a page requests, so that pages need not wait. */
const lanes = 4;

async function readGroups(cache: Cache): Promise<PartGroup[]> {
  const stored: unknown = await (await cache.match(groupsAddress))?.json();
  return partGroups.filter((group) => Array.isArray(stored) && stored.includes(group));
}

/** Files of builds are named after their content: those left by an earlier build need not be fetched again. */
async function addFile(cache: Cache, { url }: BuildFile, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url)) return;
  const cached = url.startsWith("/assets/") ? await caches.match(url) : undefined;
  const answer = cached ?? (await fetch(url, { credentials: "omit", signal: signal ?? null }));
  if (!answer.ok || isDocument(answer)) throw new Error(`${url} answered ${answer.status}`);
  await cache.put(url, answer);
}

async function addFiles(
  cache: Cache,
  files: readonly BuildFile[],
  onAdded: (file: BuildFile) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await addFile(cache, file, signal);
      onAdded(file);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** The public document, requested without cookies, so that it contains nothing personal. */
async function addDocument(cache: Cache, url: string, id: string): Promise<void> {
  const answer = await fetch(url, { credentials: "omit", cache: "no-cache" });
  const html = await answer.clone().text();
  // During a deployment the document may be of a different build than the files.
  if (!answer.ok || !html.includes(`/assets/manifest-${id}.js`)) throw new Error(`${url} is not of this build`);
  await cache.put(url, answer);
}

/** Saves a build's shell, and the parts that the previous build had saved. */
export async function cacheBuild(build: OfflineBuild): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(cacheOf("")));
  const groups = await Promise.all(earlier.map(async (name) => readGroups(await caches.open(name))));
  const cache = await caches.open(cacheOf(build.id));
  await addFiles(cache, build.shell);
  for (const url of Object.values(offlineDocuments)) await addDocument(cache, url, build.id);
  if (groups.flat().length > 0) await cacheBuildFiles(build, groups.flat());
}

/** Saves groups of parts. @throws when a file cannot be fetched, or when the signal aborts */
export async function cacheBuildFiles(
  build: OfflineBuild,
  groups: readonly PartGroup[],
  onProgress: (loaded: number, total: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(cacheOf(build.id));
  const files = [...new Set(groups)].flatMap((group) => build.parts[group]);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  await addFiles(cache, files, ({ bytes }) => onProgress((loaded += bytes), total), signal);
  // Others may be adding groups at the same time.
  await navigator.locks.request("vieira-kept-parts", async () => {
    const allGroups = new Set([...(await readGroups(cache)), ...groups]);
    await cache.put(groupsAddress, Response.json([...allGroups]));
  });
}

/** Deletes caches of earlier builds; content of routes and of the map is kept. */
export async function dropEarlierBuilds({ id }: OfflineBuild): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const neededCaches = new Set([cacheOf(id), routeCacheName, tileCacheName]);
  const dropped = names.filter((name) => !neededCaches.has(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

export async function cachedDocument({ id }: OfflineBuild, url: string): Promise<Response | undefined> {
  return (await caches.open(cacheOf(id))).match(url);
}

/*
 * The part of the worker's global scope in use. TypeScript describes workers and pages by two libraries that exclude
 * each other, and everything else here runs in pages.
 */

interface ExtendableEventLike extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends ExtendableEventLike {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  readonly install: ExtendableEventLike;
  readonly activate: ExtendableEventLike;
  readonly fetch: FetchEventLike;
  readonly message: MessageToWorker;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
