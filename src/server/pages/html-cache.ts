import { setTimeout } from "node:timers/promises";
import { CachedResponse } from "#api/http/cached-response.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { noteSharedAnswer } from "#api/http/shared-answers.ts";
import type { ContentCache } from "#use-cases/content/content-cache.ts";
import { databaseAway } from "#use-cases/database-away.ts";
import { isOfPerson, pathInLocale } from "#web/i18n/language.ts";
import type { PageDigest } from "#web/server/app-context.ts";

/** Limits in bytes: pages without a query, and pages with one, whose number is unbounded. */
const maxBytesOfPages = 24_000_000;
const maxBytesOfQueries = 6_000_000;

/** Cookies that make an answer personal. */
export const personalCookie = /(?:^|;\s*)(?:__Host-)?vieira-session=/;

/** Pages whose content for visitors is something else, not just less, than for members. */
const ofMembers = /^\/(?:me|favourite-|change-password|logout)/;

/**
 * How long to wait for a fresh page while a stale one was valid within `momentMs`, in milliseconds. Only heavy load
 * makes a page take so long: otherwise whoever changes something sees the change at once.
 */
const usualWaitMs = 4_000;
/** How long after it was last valid a stale page may still be sent, in milliseconds. */
const momentMs = 30_000;

/** Prefetched page data may be used if the link is followed soon after. */
const pageDataCaching = "public, max-age=30, must-revalidate";
const pageCaching = "public, max-age=0, must-revalidate";

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
function withoutPerson({ url, headers }: Request, signal: AbortSignal): Request {
  const common = new Headers(headers);
  for (const name of ["Authorization", "Cookie", "Accept-Language", "User-Agent"]) common.delete(name);
  // Nor with the signal of the first client, who may leave; and a HEAD request still renders the whole page for the
  // cache.
  return new Request(url, { headers: common, signal });
}

/** A rendered page, the content revision for which it is known to be valid, and the digest of its data. */
class CachedPage {
  readonly answer: CachedResponse;
  readonly revision: string;
  readonly digest: string | null;
  /** When it was last known to be valid, by the clock of `performance`. */
  trueAt = performance.now();

  constructor(answer: CachedResponse, revision: string, digest: string | null) {
    this.answer = answer;
    this.revision = revision;
    this.digest = digest;
  }

  wasTrueAMomentAgo(): boolean {
    return performance.now() - this.trueAt < momentMs;
  }

  get size(): number {
    return this.answer.size;
  }
}

/** Renders the complete response, regardless of compression and conditional headers. */
type Render = (request: Request, digest?: PageDigest) => Promise<Response>;

/** A page being rendered for all who ask for it meanwhile; cancelled when all of them have left. */
class Rendering {
  readonly #nobodyWaits = new AbortController();
  #waiting = 0;
  /** Null if the response may not be shared, and each client has to render it. */
  made: Promise<CachedResponse | Response | null> = Promise.resolve(null);

  get signal(): AbortSignal {
    return this.#nobodyWaits.signal;
  }

  wait({ signal }: Request): void {
    if (signal.aborted) return;
    this.#waiting += 1;
    const leave = (): void => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#nobodyWaits.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
  }

  /** Completes the rendering even if all clients leave. */
  finish(): void {
    this.#waiting += 1;
  }
}

/**
 * Caches rendered pages for visitors by address, and serves them without rendering while the content revision is the
 * same. After a change they are revalidated: served again if their data has the same digest, or, for a moment, stale if
 * the fresh page takes too long. The address contains the language. Requests that arrive while a page is being rendered
 * share the result if it may be shared.
 */
export class HtmlCache {
  readonly #content: ContentCache;
  readonly #pages = new ResponseCache<CachedPage>("pages", maxBytesOfPages);
  readonly #queries = new ResponseCache<CachedPage>("page-queries", maxBytesOfQueries);
  readonly #rendering = new Map<string, Rendering>();

  readonly #waitMs: number;

  constructor(content: ContentCache, waitMs = usualWaitMs) {
    this.#content = content;
    this.#waitMs = waitMs;
  }

  async answer(request: Request, render: Render): Promise<Response> {
    const { url, headers, method } = request;
    const { pathname } = new URL(url);
    const own = (): Promise<Response> => render(method === "HEAD" ? new Request(url, { headers }) : request);
    // Pages in the language of the person are never shared.
    if (isOfPerson(pathname) || !isRead(request)) return own();
    if (isAnonymous(request)) return this.#answerVisitor(request, render);
    try {
      return await own();
    } catch (error) {
      if (!databaseAway(error) || ofMembers.test(pathInLocale(pathname, "en"))) throw error;
      // While the database is away nobody can be identified: the page for visitors is better than none.
      const answer = await this.#answerVisitor(request, render);
      if (answer.headers.has("Location")) throw error;
      answer.headers.set("Cache-Control", "no-store");
      return answer;
    }
  }

  async #answerVisitor(request: Request, render: Render): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const revision = await this.#content.revision();
    const store = search === "" ? this.#pages : this.#queries;
    const kept = store.get(pathname + search);
    if (kept?.revision === revision) {
      kept.trueAt = performance.now();
      return this.#answerWith(kept.answer, request, store);
    }
    const fresh = this.#renderShared(revision, store, request, render);
    const answer = kept?.wasTrueAMomentAgo() ? await this.#orOfAMomentAgo(fresh, kept, revision, request) : await fresh;
    return answer instanceof CachedResponse ? this.#answerWith(answer, request, store) : answer;
  }

  #answerWith(answer: CachedResponse, request: Request, store: ResponseCache<CachedPage>): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const kept = store.get(pathname + search);
    // A stale page is not offered to the next requests.
    if (kept?.answer === answer)
      noteSharedAnswer(request, {
        revision: kept.revision,
        bytesIn: (coding) => answer.bytesIn(coding),
        used() {
          kept.trueAt = performance.now();
          store.get(pathname + search);
          answer.used();
        },
      });
    return answer.answer(request);
  }

  /** The fresh page, or the stale one if rendering takes too long or is unavailable. */
  async #orOfAMomentAgo(
    fresh: Promise<CachedResponse | Response>,
    kept: CachedPage,
    revision: string,
    { url }: Request,
  ): Promise<CachedResponse | Response> {
    const patience = new AbortController();
    const late = setTimeout(this.#waitMs, null, { signal: patience.signal, ref: false }).catch(() => null);
    const first = await Promise.race([fresh, late]);
    patience.abort();
    if (first === null) {
      const { pathname, search } = new URL(url);
      this.#rendering.get(`${revision} ${pathname}${search}`)?.finish();
      // Those who wait for it handle its failure.
      fresh.catch(() => undefined);
      return kept.answer;
    }
    return first instanceof Response && first.status === 503 ? kept.answer : first;
  }

  async #renderShared(
    revision: string,
    store: ResponseCache<CachedPage>,
    request: Request,
    render: Render,
  ): Promise<CachedResponse | Response> {
    const { pathname, search } = new URL(request.url);
    const key = `${revision} ${pathname}${search}`;
    const others = this.#rendering.get(key);
    if (others && !others.signal.aborted) {
      others.wait(request);
      const shared = (await others.made) ?? (await render(withoutPerson(request, request.signal)));
      return shared instanceof CachedResponse ? shared : shared.clone();
    }
    const rendering = new Rendering();
    rendering.wait(request);
    const before = store.get(pathname + search);
    const digest: PageDigest = { known: before?.digest ?? null, now: null };
    const rendered = render(withoutPerson(request, rendering.signal), digest);
    rendering.made = rendered.then(async (response) => {
      if (!isPublic(response)) return null;
      const isSame = before !== undefined && digest.now !== null && digest.now === digest.known;
      const answer = isSame ? before.answer : await shareable(response);
      if (answer instanceof CachedResponse) store.set(pathname + search, new CachedPage(answer, revision, digest.now));
      return answer;
    });
    this.#rendering.set(key, rendering);
    try {
      const shared = await rendering.made;
      return shared instanceof CachedResponse ? shared : await rendered;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }
}

/** The response for all who wait; cached if it is an existing page. */
async function shareable(response: Response): Promise<CachedResponse | Response> {
  // The original is read by the first client, perhaps before the others have cloned it.
  if (response.status !== 200) return response.clone();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  response.headers.set("Cache-Control", isPage ? pageCaching : pageDataCaching);
  return CachedResponse.of(response);
}
