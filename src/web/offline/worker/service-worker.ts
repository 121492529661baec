import { cancelParts, type PartsAnswer, type WorkerRequest } from "#web/client/offline/worker-messages.ts";
import { answerRequest } from "./answer.ts";
import { dropEarlierBuilds, keepBuild, cacheBuildFiles } from "./build-caches.ts";
import type { OfflineBuild } from "./build-files.ts";
import type { WorkerScope } from "./worker-scope.ts";

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
