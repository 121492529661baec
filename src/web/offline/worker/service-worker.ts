import { cancelParts, type PartsAnswer, type WorkerRequest } from "#web/client/offline/worker-messages.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { isRouteContent, offlineDocuments, routeCacheName } from "#web/client/offline/addresses.ts";
import { isOfTiles, isOfVersion, tileCacheName } from "#web/client/offline/map-tiles.ts";

import {
  dropEarlierBuilds,
  keepBuild,
  cacheBuildFiles,
  keptDocument,
  type WorkerScope,
  type AskedEvent,
} from "./build-caches.ts";
import type { OfflineBuild } from "./build-files.ts";

/** Pages that can be drawn from what was kept do not wait longer for a network that hardly answers, in milliseconds. */
const timeoutMs = 12_000;
const keptPage = /^\/(?:plans(?:\/|$)|planner(?:\/compare)?$|today$|offline$)/;
/** Somebody who walks looks at the day for a moment: it is drawn sooner. */
const soonPage = "/today";
const soonMs = 3_000;

/** What proxies answer while there is no server behind them. */
const unavailable = new Set([502, 503, 504]);

function afterTimeout(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("The network does not answer.")), ms));
}

/** Pages come from the network, each time; without one the offline document stands at their address. */
async function answerPage(event: AskedEvent, build: OfflineBuild): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  try {
    const page = pathInLocale(pathname, "en");
    if (!keptPage.test(page)) return await fetched;
    const answer = await Promise.race([fetched, afterTimeout(page === soonPage ? soonMs : timeoutMs)]);
    if (!unavailable.has(answer.status)) return answer;
    throw new Error("Something answers in the server's stead.");
  } catch {
    // Without the document, an answer that comes late is better than none.
    return (await keptDocument(build, offlineDocuments[localeOfPath(pathname)])) ?? fetched;
  }
}

/** Files named after their content are the same wherever they come from. */
async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Content of routes is as new as the network allows; what was kept of it is renewed on the way. */
async function answerRouteContent(request: Request): Promise<Response> {
  const cache = await caches.open(routeCacheName);
  const kept = await cache.match(request.url, { ignoreVary: true });
  try {
    const answer = await fetch(request);
    if (kept && answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A tile that is kept need not be fetched, unless the site has another one by now. */
async function answerTile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const kept = await caches.match(pathname, { cacheName: tileCacheName, ignoreVary: true });
  if (kept && isOfVersion(kept, searchParams.get("v"))) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Answers what can be answered without a network; everything else is left to the browser, and never kept. */
function answerRequest(event: AskedEvent, build: OfflineBuild, origin: string): void {
  const { request } = event;
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== "GET" || asked !== origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, build));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
  else if (isRouteContent(pathname)) event.respondWith(answerRouteContent(request));
  else if (isOfTiles(pathname)) event.respondWith(answerTile(request));
}

/** Written here when the worker is built, after the site. */
declare const offlineBuild: OfflineBuild;
/** The text is put in wherever the name stands, so it stands once. */
const build = offlineBuild;

// The library of pages, which describes everything else here, takes this for a window.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(keepBuild(build)));

scope.addEventListener("activate", (event) => {
  const takeOver = async () => {
    await dropEarlierBuilds(build);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(takeOver());
});

scope.addEventListener("fetch", (event) => answerRequest(event, build, location.origin));

scope.addEventListener("message", (event) => {
  // Only pages of this site can write to its worker.
  const request = event.data as WorkerRequest;
  const [port] = event.ports;
  if (request.ask === "take-over") event.waitUntil(scope.skipWaiting());
  else if (port) event.waitUntil(keepAskedParts(request.groups, port));
});

async function keepAskedParts(
  groups: Extract<WorkerRequest, { ask: "keep-parts" }>["groups"],
  port: MessagePort,
): Promise<void> {
  const leaving = new AbortController();
  const tell = (answer: PartsAnswer) => port.postMessage(answer);
  port.addEventListener("message", ({ data }) => {
    if (data === cancelParts) leaving.abort();
  });
  port.start();
  try {
    await cacheBuildFiles(build, groups, (loaded, total) => tell({ is: "progress", loaded, total }), leaving.signal);
    tell({ is: "done" });
  } catch {
    tell({ is: "failed" });
  }
}
