import { createHash } from "node:crypto";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";

import {
  responseHeaders,
  applicationContext,
  formReader,
  pageDigest,
  requestFacts,
  sessionCookies,
  requestedDataDigest,
  shownTimeMs,
} from "#web/server/app-context.ts";
import {
  deferHydration,
  embeddedScript,
  scriptsLast,
  hydrationTriggerOf,
} from "#web/server/rendering/deferred-hydration.server.ts";
import { DeferredPartCache } from "#web/server/rendering/deferred-part-cache.server.tsx";
import { newScriptMark, ownScriptsHeader, removeMarks } from "#web/server/own-scripts.server.ts";
import { nextEventLoopTurn, eventLoopTurn } from "#web/server/rendering/event-loop-turns.server.ts";
import { PartCacheContext } from "#web/ui/hydration/part-cache.ts";
import { renderInTurns } from "#web/server/rendering/render-in-turns.server.tsx";
import { pageFailure } from "#web/server/failures/page-failure.server.ts";

/** For the server, whose own copies of these modules differ from those in the bundle of the pages. */
export {
  responseHeaders,
  applicationContext,
  formReader,
  eventLoopTurn,
  pageDigest,
  pageFailure,
  requestFacts,
  sessionCookies,
  requestedDataDigest,
  shownTimeMs,
};

/**
 * The data of a page, as sent to the browser at an address of a build, and its digest. Rendering may depend on nothing
 * else, not even the time, or browser and server would render different pages.
 */
async function dataOf({ serverHandoffStream }: EntryContext) {
  const pieces: Uint8Array[] = [];
  if (serverHandoffStream) for await (const piece of serverHandoffStream) pieces.push(piece);
  const data = Buffer.concat(pieces);
  return { data, digest: createHash("sha1").update(data).digest("base64url") };
}

/** Sends the data of a page before its hydration, or reports that the page has changed. */
function respondWithPageData(data: Buffer<ArrayBuffer>, isSame: boolean, headers: Headers): Response {
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("X-Robots-Tag", "noindex");
  return isSame
    ? new Response(data, { headers })
    : new Response("This page is another one by now.", { status: 410, headers });
}

/**
 * Renders the whole document before responding: the content policy contains the hashes of its scripts, and the finished
 * text is cached. Nothing on a page is slow enough to be worth streaming. A page that would equal the cached one is
 * answered with 304 and not rendered.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const known = context.get(pageDigest);
  const requestedDigest = context.get(requestedDataDigest);
  const hydrationTrigger = status === 200 ? hydrationTriggerOf(entry.staticHandlerContext) : undefined;
  const { data, digest } = await dataOf(entry);
  if (known && status === 200) {
    known.now = digest;
    if (known.now === known.known) return new Response(null, { status: 304, headers });
  }
  if (requestedDigest !== null)
    return respondWithPageData(data, hydrationTrigger !== undefined && digest === requestedDigest, headers);
  // A deferred page requests its data before hydration.
  entry.serverHandoffStream = hydrationTrigger ? undefined : (new Response(data).body ?? undefined);
  await eventLoopTurn();
  let renderStatus = status;
  const mark = newScriptMark();
  const parts = new DeferredPartCache(request.url);
  const element = (
    <PartCacheContext value={parts}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </PartCacheContext>
  );
  const rendered = await renderInTurns(element, { signal: request.signal, onError: () => (renderStatus = 500) });
  await nextEventLoopTurn();
  const { page, hashes } = removeMarks(rendered, mark, embeddedScript(hydrationTrigger));
  if (renderStatus === 200) parts.storeFrom(page);
  headers.set(ownScriptsHeader, hashes.join(" "));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Bytes throughout: every transformation of a long string copies it, and the copies are collected late.
  const minute = Math.floor(context.get(shownTimeMs) / 60_000).toString(36);
  const bytes = hydrationTrigger ? deferHydration(page, hydrationTrigger, `${digest}.${minute}`) : scriptsLast(page);
  return new Response(bytes, { status: renderStatus, headers });
}

/** Logs every unexpected failure of a page with its request id; missing pages are not failures. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = context.get(applicationContext);
  const { requestId } = context.get(requestFacts);
  log.error({ requestId, path: new URL(request.url).pathname, err: error }, "A page failed");
};
