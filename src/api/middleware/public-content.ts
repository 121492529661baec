import { createMiddleware } from "hono/factory";
import type { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { CachedResponse } from "#api/http/cached-response.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { noteSharedResponse } from "#api/http/shared-responses.ts";

const maxBytesOfPaths = 16_000_000;
/** Limit for responses that depend on a query, whose number is unbounded. */
const maxBytesOfQueries = 6_000_000;

interface Caches {
  readonly paths: ResponseCache;
  readonly queries: ResponseCache;
  /** Responses being computed, shared by all who ask meanwhile; null for those that are not cached. */
  readonly pending: Map<string, Promise<CachedResponse | null>>;
}

/** One per process, so that the limits are those of the process. */
const cachesOf = new WeakMap<ContentCache, Caches>();

function cachesFor(content: ContentCache): Caches {
  const caches = cachesOf.get(content) ?? {
    paths: new ResponseCache("content", maxBytesOfPaths),
    queries: new ResponseCache("content-queries", maxBytesOfQueries),
    pending: new Map(),
  };
  cachesOf.set(content, caches);
  return caches;
}

/**
 * Published content: clients may store it but revalidate each time, and get 304 while it is unchanged. Complete
 * responses are cached until the content revision changes, so that large ones are serialised and compressed once.
 */
export function publicContent(content: ContentCache) {
  const { paths, queries, pending } = cachesFor(content);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const caches = url.search === "" ? paths : queries;
    const revision = await content.revision();
    caches.dropOtherRevisions(revision);
    const key = `${revision} ${c.get("language")} ${url.pathname}${url.search}`;
    const compute = async (): Promise<CachedResponse | null> => {
      await next();
      if (c.res.status !== 200) return null;
      c.header("Cache-Control", "public, max-age=0, must-revalidate");
      const response = await CachedResponse.of(c.res);
      caches.set(key, response);
      return response;
    };
    const others = pending.get(key);
    let answer: CachedResponse | null = caches.get(key) ?? null;
    if (!answer && others) answer = await others.catch(() => null);
    if (!answer) {
      const computation = compute();
      pending.set(key, computation);
      try {
        answer = await computation;
      } finally {
        if (pending.get(key) === computation) pending.delete(key);
      }
      if (!answer) return undefined;
    }
    const shared = answer;
    c.res = undefined;
    c.res = await shared.respond(c.req.raw);
    noteSharedResponse(c.req.raw, {
      revision,
      bytesIn: (coding) => shared.bytesIn(coding),
      recordUse() {
        caches.get(key);
        shared.recordUse();
      },
    });
    return undefined;
  });
}
