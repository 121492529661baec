import { KeptAnswer } from "#api/kept-answer.ts";
import { KeptAnswers } from "#api/kept-answers.ts";
import type { ContentCache } from "#use-cases/content-cache.ts";

/** Pages of their own address, and pages that depend on a query, of which there are endlessly many. */
const mostBytesOfPages = 96_000_000;
const mostBytesOfQueries = 24_000_000;

/** Cookies that make an answer personal. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?vieira-session=/;

/** Data of pages fetched ahead may be used when the link is followed soon after. */
const pageDataCaching = "public, max-age=30, must-revalidate";
const pageCaching = "public, max-age=0, must-revalidate";

function isAnonymousRead(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !request.headers.has("Authorization") && !personalCookie.test(request.headers.get("Cookie") ?? "");
}

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    !/no-store|private/.test(response.headers.get("Cache-Control") ?? "")
  );
}

/**
 * Keeps finished pages of visitors in memory, under their address and the
 * content's revision, and answers them without rendering. The address holds
 * the language. Requests that arrive while a page is rendered share it.
 */
export class HtmlCache {
  readonly #content: ContentCache;
  readonly #pages = new KeptAnswers(mostBytesOfPages);
  readonly #queries = new KeptAnswers(mostBytesOfQueries);
  readonly #rendering = new Map<string, Promise<KeptAnswer | Response>>();

  constructor(content: ContentCache) {
    this.#content = content;
  }

  /** @param render makes the whole answer to the request it is given, without regard to compression and conditions */
  async answer(request: Request, render: (request: Request) => Promise<Response>): Promise<Response> {
    // Whoever asks for the head alone may be the first to ask: what is kept has to be the whole page.
    const { url, headers } = request;
    if (!isAnonymousRead(request)) return render(request.method === "HEAD" ? new Request(url, { headers }) : request);
    const { pathname, search } = new URL(request.url);
    const key = `${await this.#content.revision()} ${pathname}${search}`;
    const store = search === "" ? this.#pages : this.#queries;
    // Whoever asked first may have gone away meanwhile: the page is rendered on behalf of all who wait for it.
    const forAll = () => render(new Request(url, { headers }));
    const kept = store.get(key) ?? (await this.#renderOnce(key, store, forAll));
    return kept instanceof KeptAnswer ? kept.answer(request) : kept.clone();
  }

  #renderOnce(key: string, store: KeptAnswers, render: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const rendering = this.#rendering.get(key);
    if (rendering) return rendering;
    const started = this.#render(key, store, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #render(key: string, store: KeptAnswers, render: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const response = await render();
    if (!mayBeKept(response)) return response;
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    response.headers.set("Cache-Control", isPage ? pageCaching : pageDataCaching);
    const answer = await KeptAnswer.of(response);
    store.set(key, answer);
    return answer;
  }
}
