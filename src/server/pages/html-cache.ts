import { setTimeout } from "node:timers/promises";
import { CachedResponse } from "#api/http/cached-response.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { noteSharedResponse } from "#api/http/shared-responses.ts";
import type { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import { databaseOutage } from "#use-cases/database-outage.ts";
import { isOfPerson, pathInLocale } from "#web/i18n/language.ts";
import type { PageDigest } from "#web/server/app-context.ts";

/** Limits in bytes: pages without a query, and pages with one, whose number is unbounded. */
const maxBytesOfPages = 24_000_000;
const maxBytesOfQueries = 6_000_000;

/** Length in bytes from which pages without a query, those of routes above all, are sent as small as possible from the first time on. */
const minSmallBytes = 100_000;

/** Cookies that make a response personal. */
export const personalCookie = /(?:^|;\s*)(?:__Host-)?vieira-session=/;

/** Pages whose content for visitors is something else, not just less, than for members. */
const memberPages = /^\/(?:me|favourite-|change-password|logout)/;

/**
 * How long to wait for a fresh page while a stale one was valid within `maxStaleMs`, in milliseconds. Only heavy load
 * makes a page take so long: otherwise whoever changes something sees the change at once.
 */
const defaultWaitMs = 4_000;
/** How long after it was last valid a stale page may still be sent, in milliseconds. */
const maxStaleMs = 30_000;

/** Prefetched page data may be used if the link is followed soon after. */
const pageDataCacheControl = "public, max-age=30, must-revalidate";
const pageCacheControl = "public, max-age=0, must-revalidate";

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function isAnonymous({ headers }: Request): boolean {
  return !headers.has("Authorization") && !personalCookie.test(headers.get("Cookie") ?? "");
}

/** Whether the response is the same for everybody. */
function isPublic(response: Response): boolean {
  return !response.headers.has("Set-Cookie") && !/no-store|private/.test(response.headers.get("Cache-Control") ?? "");
}

/** Pages for visitors are rendered without anything that identifies a visitor, so they are the same for all. */
function anonymousRequest({ url, headers }: Request, signal: AbortSignal): Request {
  const common = new Headers(headers);
  for (const name of ["Authorization", "Cookie", "Accept-Language", "User-Agent"]) common.delete(name);
  // Without the signal of the first client, who may leave. A HEAD request still renders the whole page for the
  // cache.
  return new Request(url, { headers: common, signal });
}

/** A rendered page, the content revision for which it is known to be valid, and the digest of its data. */
class CachedPage {
  readonly response: CachedResponse;
  readonly revision: string;
  readonly digest: string | null;
  /** When it was last known to be valid, by the clock of `performance`. */
  validatedAt = performance.now();

  constructor(response: CachedResponse, revision: string, digest: string | null) {
    this.response = response;
    this.revision = revision;
    this.digest = digest;
  }

  isRecentlyValid(): boolean {
    return performance.now() - this.validatedAt < maxStaleMs;
  }

  get size(): number {
    return this.response.size;
  }
}

/** Renders the complete response, regardless of compression and conditional headers. */
type Render = (request: Request, digest?: PageDigest) => Promise<Response>;

/** A page being rendered for all requests that wait for it; aborted when all of their clients have left. */
class PendingRender {
  readonly #abortController = new AbortController();
  #waiters = 0;
  /** Null if the response may not be shared, and each client has to render it. */
  result: Promise<CachedResponse | Response | null> = Promise.resolve(null);

  get signal(): AbortSignal {
    return this.#abortController.signal;
  }

  addWaiter({ signal }: Request): void {
    if (signal.aborted) return;
    this.#waiters += 1;
    const removeWaiter = (): void => {
      this.#waiters -= 1;
      if (this.#waiters === 0) this.#abortController.abort();
    };
    signal.addEventListener("abort", removeWaiter, { once: true });
  }

  /** Completes the render even if all clients leave. */
  keepRunning(): void {
    this.#waiters += 1;
  }
}

/**
 * Caches rendered pages for visitors by address, and serves them without rendering while the content revision is the
 * same. After a change they are revalidated: served again if their data has the same digest, or stale, for up to half a minute, if
 * the fresh page takes too long. The address contains the language. Requests that arrive while a page is being rendered
 * share the result if it may be shared.
 */
export class HtmlCache {
  readonly #content: ContentCache;
  readonly #pages = new ResponseCache<CachedPage>("pages", maxBytesOfPages);
  readonly #queries = new ResponseCache<CachedPage>("page-queries", maxBytesOfQueries);
  readonly #pendingRenders = new Map<string, PendingRender>();

  readonly #waitMs: number;

  constructor(content: ContentCache, waitMs = defaultWaitMs) {
    this.#content = content;
    this.#waitMs = waitMs;
  }

  async respond(request: Request, render: Render): Promise<Response> {
    const { url, headers, method } = request;
    const { pathname } = new URL(url);
    const renderUncached = (): Promise<Response> => render(method === "HEAD" ? new Request(url, { headers }) : request);
    // Pages in the language of the person are never shared.
    if (isOfPerson(pathname) || !isRead(request)) return renderUncached();
    if (isAnonymous(request)) return this.#respondToVisitor(request, render);
    try {
      return await renderUncached();
    } catch (error) {
      if (!databaseOutage(error) || memberPages.test(pathInLocale(pathname, "en"))) throw error;
      // While the database is away nobody can be identified: the page for visitors is better than none.
      const response = await this.#respondToVisitor(request, render);
      if (response.headers.has("Location")) throw error;
      response.headers.set("Cache-Control", "no-store");
      return response;
    }
  }

  async #respondToVisitor(request: Request, render: Render): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const revision = await this.#content.revision();
    const store = search === "" ? this.#pages : this.#queries;
    const cached = store.get(pathname + search);
    if (cached?.revision === revision) {
      cached.validatedAt = performance.now();
      return this.#respondWith(cached.response, request, store);
    }
    const fresh = this.#renderShared(revision, store, request, render);
    const response = cached?.isRecentlyValid()
      ? await this.#freshOrStale(fresh, cached, revision, request)
      : await fresh;
    return response instanceof CachedResponse ? this.#respondWith(response, request, store) : response;
  }

  #respondWith(response: CachedResponse, request: Request, store: ResponseCache<CachedPage>): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const cached = store.get(key);
    // A stale page is not offered to the next requests.
    if (cached?.response === response)
      noteSharedResponse(request, {
        revision: cached.revision,
        bytesIn: (coding) => response.bytesIn(coding),
        recordUse() {
          cached.validatedAt = performance.now();
          store.get(key);
          response.recordUse();
        },
      });
    return response.respond(request);
  }

  /** The fresh page, or the cached one if rendering takes too long or responds with 503. */
  async #freshOrStale(
    fresh: Promise<CachedResponse | Response>,
    cached: CachedPage,
    revision: string,
    { url }: Request,
  ): Promise<CachedResponse | Response> {
    const timer = new AbortController();
    const timeout = setTimeout(this.#waitMs, null, { signal: timer.signal, ref: false }).catch(() => null);
    const first = await Promise.race([fresh, timeout]);
    timer.abort();
    if (first === null) {
      const { pathname, search } = new URL(url);
      this.#pendingRenders.get(`${revision} ${pathname}${search}`)?.keepRunning();
      // Requests that wait for it handle its failure.
      fresh.catch(() => undefined);
      return cached.response;
    }
    return first instanceof Response && first.status === 503 ? cached.response : first;
  }

  async #renderShared(
    revision: string,
    store: ResponseCache<CachedPage>,
    request: Request,
    render: Render,
  ): Promise<CachedResponse | Response> {
    const { pathname, search } = new URL(request.url);
    const key = `${revision} ${pathname}${search}`;
    const running = this.#pendingRenders.get(key);
    if (running && !running.signal.aborted) {
      running.addWaiter(request);
      const shared = (await running.result) ?? (await render(anonymousRequest(request, request.signal)));
      return shared instanceof CachedResponse ? shared : shared.clone();
    }
    const pending = new PendingRender();
    pending.addWaiter(request);
    const previous = store.get(pathname + search);
    const digest: PageDigest = { known: previous?.digest ?? null, now: null };
    const rendered = render(anonymousRequest(request, pending.signal), digest);
    pending.result = rendered.then(async (response) => {
      if (!isPublic(response)) return null;
      const isSame = previous !== undefined && digest.now !== null && digest.now === digest.known;
      const result = isSame ? previous.response : await toSharedResponse(response, store === this.#pages);
      if (result instanceof CachedResponse) store.set(pathname + search, new CachedPage(result, revision, digest.now));
      return result;
    });
    this.#pendingRenders.set(key, pending);
    try {
      const shared = await pending.result;
      return shared instanceof CachedResponse ? shared : await rendered;
    } finally {
      if (this.#pendingRenders.get(key) === pending) this.#pendingRenders.delete(key);
    }
  }
}

/** The response for all waiting requests; cached if the page exists. @param isLimited whether such pages are limited in number */
async function toSharedResponse(response: Response, isLimited: boolean): Promise<CachedResponse | Response> {
  // The original is read by the first client, perhaps before the others have cloned it.
  if (response.status !== 200) return response.clone();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  response.headers.set("Cache-Control", isPage ? pageCacheControl : pageDataCacheControl);
  return isPage && isLimited ? CachedResponse.of(response, minSmallBytes) : CachedResponse.of(response);
}
