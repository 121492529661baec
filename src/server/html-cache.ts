import { CachedResponse } from "#api/http/cached-response.ts";
import { ResponseCache } from "#api/http/response-cache.ts";
import type { ContentCache } from "#use-cases/content-cache.ts";
import { databaseAway } from "#use-cases/database-away.ts";
import { isOfPerson, pathInLocale } from "#web/i18n/language.ts";

/** Pages of their own address, and pages that depend on a query, of which there are endlessly many. */
const maxBytesOfPages = 24_000_000;
const maxBytesOfQueries = 6_000_000;

/** Cookies that make an answer personal. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?vieira-session=/;

/** Pages that show visitors something else than members, and not less of the same. */
const ofMembers = /^\/(?:me|favourite-|change-password|logout)/;

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
}

/**
 * Keeps finished pages of visitors in memory, under their address and the
 * content's revision, and answers them without rendering. The address holds
 * the language. Requests that arrive while a page is rendered share it if it may be shared.
 */
export class HtmlCache {
  readonly #content: ContentCache;
  readonly #pages = new ResponseCache("pages", maxBytesOfPages);
  readonly #queries = new ResponseCache("page-queries", maxBytesOfQueries);
  readonly #rendering = new Map<string, Rendering>();

  constructor(content: ContentCache) {
    this.#content = content;
  }

  /** @param render makes the whole answer to the request it is given, without regard to compression and conditions */
  async answer(request: Request, render: (request: Request) => Promise<Response>): Promise<Response> {
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

  async #answerVisitor(request: Request, render: (request: Request) => Promise<Response>): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const revision = await this.#content.revision();
    const key = `${revision} ${pathname}${search}`;
    const store = search === "" ? this.#pages : this.#queries;
    store.keepOnly(revision);
    const answer = store.get(key) ?? (await this.#renderShared(key, store, request, render));
    return answer instanceof CachedResponse ? answer.answer(request) : answer;
  }

  async #renderShared(
    key: string,
    store: ResponseCache,
    request: Request,
    render: (request: Request) => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const others = this.#rendering.get(key);
    if (others && !others.signal.aborted) {
      others.wait(request);
      const shared = (await others.made) ?? (await render(withoutPerson(request, request.signal)));
      return shared instanceof CachedResponse ? shared : shared.clone();
    }
    const rendering = new Rendering();
    rendering.wait(request);
    const rendered = render(withoutPerson(request, rendering.signal));
    rendering.made = rendered.then((response) => keep(key, store, response));
    this.#rendering.set(key, rendering);
    try {
      const shared = await rendering.made;
      return shared instanceof CachedResponse ? shared : await rendered;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }
}

/** Puts a page that is the same for everybody into the store. @returns what others may be answered too */
async function keep(key: string, store: ResponseCache, response: Response): Promise<CachedResponse | Response | null> {
  if (!isPublic(response)) return null;
  // The first is read by whoever asked, perhaps before others have taken their copy.
  if (response.status !== 200) return response.clone();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  response.headers.set("Cache-Control", isPage ? pageCaching : pageDataCaching);
  const answer = await CachedResponse.of(response);
  store.set(key, answer);
  return answer;
}
