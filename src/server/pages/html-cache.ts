import { setTimeout } from "node:timers/promises";
import { CachedResponse } from "#api/http/cached-response.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import { noteSharedAnswer } from "#api/http/shared-answers.ts";
import type { ContentCache } from "#use-cases/content/content-cache.ts";
import { databaseAway } from "#use-cases/database-away.ts";
import { isOfPerson, pathInLocale } from "#web/i18n/language.ts";
import type { PageDigest } from "#web/server/app-context.ts";

/** Pages of their own address, and pages that depend on a query, of which there are endlessly many. */
const maxBytesOfPages = 24_000_000;
const maxBytesOfQueries = 6_000_000;

/** Cookies that make an answer personal. */
export const personalCookie = /(?:^|;\s*)(?:__Host-)?vieira-session=/;

/** Pages that show visitors something else than members, and not less of the same. */
const ofMembers = /^\/(?:me|favourite-|change-password|logout)/;

/**
 * How long a page may be waited for while the one that is kept was true a moment ago, in milliseconds. So long only under a
 * load in which it would not have come: otherwise whoever changes something sees it at once.
 */
const usualWaitMs = 4_000;
/** What a moment is, in milliseconds. */
const momentMs = 30_000;

/** Data of pages fetched ahead may be used when the link is followed soon after. */
const pageDataCaching = "public, max-age=30, must-revalidate";
const pageCaching = "public, max-age=0, must-revalidate";

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function isAnonymous({ headers }: Request): boolean {
  return !headers.has("Authorization") && !personalCookie.test(headers.get("Cookie") ?? "");
}

/** Whether the answer is the same for everybody. */
function isPublic(response: Response): boolean {
  return !response.headers.has("Set-Cookie") && !/no-store|private/.test(response.headers.get("Cache-Control") ?? "");
}

/** Pages of visitors are made without what tells visitors apart, so that they cannot but be the same for all. */
function withoutPerson({ url, headers }: Request, signal: AbortSignal): Request {
  const common = new Headers(headers);
  for (const name of ["Authorization", "Cookie", "Accept-Language", "User-Agent"]) common.delete(name);
  // Nor for the one who asked first, who may go away, and whoever asks for the head alone wants the whole kept.
  return new Request(url, { headers: common, signal });
}

/** A finished page, the revision of the content it is known to be true of, and the digest of what it was made of. */
class CachedPage {
  readonly answer: CachedResponse;
  readonly revision: string;
  readonly digest: string | null;
  /** When it was last known to be true, on the clock of `performance`. */
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

/** Makes the whole answer to the request it is given, without regard to compression and conditions. */
type Render = (request: Request, digest?: PageDigest) => Promise<Response>;

/** A page that is made for all who ask for it meanwhile, and called off when all of them have gone. */
class Rendering {
  readonly #nobodyWaits = new AbortController();
  #waiting = 0;
  /** Null for an answer that each has to get for himself. */
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

  /** Has it made whoever goes. */
  finish(): void {
    this.#waiting += 1;
  }
}

/**
 * Keeps finished pages of visitors in memory, under their address, and answers them without rendering until the content's
 * revision moves; after that they are answered again if their data is still the same, or if the new one is long in coming and
 * they were true a moment ago. The address holds the language.
 * Requests that arrive while a page is rendered share it if it may be shared.
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
    // Pages in the language of the person are never the same for everybody.
    if (isOfPerson(pathname) || !isRead(request)) return own();
    if (isAnonymous(request)) return this.#answerVisitor(request, render);
    try {
      return await own();
    } catch (error) {
      if (!databaseAway(error) || ofMembers.test(pathInLocale(pathname, "en"))) throw error;
      // Nobody can be recognised while the database is away: what visitors read is better than nothing.
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
    // What was true a moment ago is nothing for those who ask next.
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

  /** What is made, unless it takes so long or cannot be made now that what was true a moment ago is better. */
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
      // Whoever waits for it learns of its failure.
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

/** What all who wait may be answered; kept where it is a page that exists. */
async function shareable(response: Response): Promise<CachedResponse | Response> {
  // The first is read by whoever asked, perhaps before others have taken their copy.
  if (response.status !== 200) return response.clone();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  response.headers.set("Cache-Control", isPage ? pageCaching : pageDataCaching);
  return CachedResponse.of(response);
}
