import { cancelParts, type PartsAnswer, type WorkerRequest } from "#web/client/offline/service-worker-client.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { isRouteContent, offlineDocuments, routeCacheName } from "#web/client/offline/addresses.ts";
import { isDocument, isOwnData, isOwnProblem } from "#web/client/api/api-response.ts";
import { isTileAddress, isOfVersion, tileCacheName } from "#web/client/offline/map-tiles.ts";

import {
  dropEarlierBuilds,
  cacheBuild,
  cacheBuildFiles,
  cachedDocument,
  type WorkerScope,
  type FetchEventLike,
} from "./build-caches.ts";
import type { OfflineBuild } from "./build-files.ts";

/** Network timeout of pages that can be rendered from saved data, in milliseconds. */
const pageTimeoutMs = 12_000;
const offlinePage = /^\/(?:plans(?:\/|$)|planner(?:\/compare)?$|today$|offline$)/;
/** Shorter for the day of a walk, which people only look at briefly. */
const soonPage = "/today";
const soonMs = 3_000;

/** Statuses of proxies with no server behind them. */
const unavailable = new Set([502, 503, 504]);

/** Whether a proxy answers in the server's stead: this site's own pages, also of what does not exist, have a policy. */
function isOfProxy({ status, headers }: Response): boolean {
  return unavailable.has(status) || (status === 404 && !headers.has("Content-Security-Policy"));
}

function afterTimeout(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("The network does not answer.")), ms));
}

/** Pages come from the network, each time; without one the offline document is returned at their address. */
async function handlePage(event: FetchEventLike, build: OfflineBuild): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  try {
    const page = pathInLocale(pathname, "en");
    if (!offlinePage.test(page)) return await fetched;
    const answer = await Promise.race([fetched, afterTimeout(page === soonPage ? soonMs : pageTimeoutMs)]);
    if (!isOfProxy(answer)) return answer;
    throw new Error("Something answers in the server's stead.");
  } catch {
    // Without the document, a late response is better than none.
    return (await cachedDocument(build, offlineDocuments[localeOfPath(pathname)])) ?? fetched;
  }
}

/** Files named after their content are the same from every source. */
async function handleFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Content of routes is network-first; the cached copy is updated with every response of this site. */
async function handleRouteContent(request: Request): Promise<Response> {
  const cache = await caches.open(routeCacheName);
  const cached = await cache.match(request.url, { ignoreVary: true });
  try {
    const answer = await fetch(request);
    if (cached && isOwnData(answer)) await cache.put(request.url, answer.clone());
    return cached && !isOwnData(answer) && !isOwnProblem(answer) ? cached : answer;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** A cached tile need not be fetched, unless the site now has a newer one. */
async function handleTile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const cached = await caches.match(pathname, { cacheName: tileCacheName, ignoreVary: true });
  if (cached && isOfVersion(cached, searchParams.get("v"))) return cached;
  try {
    const answer = await fetch(request);
    return cached && (!answer.ok || isDocument(answer)) ? cached : answer;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Responds to requests that work offline; all others are left to the browser, and never cached. */
function handleRequest(event: FetchEventLike, build: OfflineBuild, origin: string): void {
  const { request } = event;
  const { origin: requestOrigin, pathname } = new URL(request.url);
  if (request.method !== "GET" || requestOrigin !== origin) return;
  if (request.mode === "navigate") event.respondWith(handlePage(event, build));
  else if (pathname.startsWith("/assets/")) event.respondWith(handleFile(request));
  else if (isRouteContent(pathname)) event.respondWith(handleRouteContent(request));
  else if (isTileAddress(pathname)) event.respondWith(handleTile(request));
}

/** Inserted when the worker is built, after the site. */
declare const offlineBuild: OfflineBuild;
/** The text replaces every occurrence of the name, so there is only one. */
const build = offlineBuild;

// The DOM library, whose types everything else uses, declares this as a window.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(cacheBuild(build)));

scope.addEventListener("activate", (event) => {
  const activate = async () => {
    await dropEarlierBuilds(build);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(activate());
});

scope.addEventListener("fetch", (event) => handleRequest(event, build, location.origin));

scope.addEventListener("message", (event) => {
  // Only pages of this site can post messages to its worker.
  const request = event.data as WorkerRequest;
  const [port] = event.ports;
  if (request.ask === "take-over") event.waitUntil(scope.skipWaiting());
  else if (port) event.waitUntil(cacheRequestedParts(request.groups, port));
});

async function cacheRequestedParts(
  groups: Extract<WorkerRequest, { ask: "keep-parts" }>["groups"],
  port: MessagePort,
): Promise<void> {
  const abortController = new AbortController();
  const reply = (answer: PartsAnswer) => port.postMessage(answer);
  port.addEventListener("message", ({ data }) => {
    if (data === cancelParts) abortController.abort();
  });
  port.start();
  try {
    await cacheBuildFiles(
      build,
      groups,
      (loaded, total) => reply({ is: "progress", loaded, total }),
      abortController.signal,
    );
    reply({ is: "done" });
  } catch {
    reply({ is: "failed" });
  }
}
