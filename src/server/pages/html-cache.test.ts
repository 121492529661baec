import { beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import type { PageDigest } from "#web/server/app-context.ts";
import { HtmlCache } from "./html-cache.ts";

let revision = "1";
let renders = 0;
let cache: HtmlCache;
let content: ContentCache;

const page =
  (headers: Record<string, string> = {}, status = 200) =>
  async () => {
    renders += 1;
    return new Response(`<p>${renders}</p>`.padEnd(2_000, " "), {
      status,
      headers: { "Content-Type": "text/html", ...headers },
    });
  };

const ask = (
  path: string,
  headers: Record<string, string> = {},
  render: (request: Request, digest?: PageDigest) => Promise<Response> = page(),
) => cache.respond(new Request(`http://localhost${path}`, { headers }), render);

beforeEach(() => {
  revision = "1";
  renders = 0;
  content = new ContentCache(async () => revision);
  cache = new HtmlCache(content);
});

describe("HtmlCache: pages of visitors", () => {
  it("are rendered once per address for concurrent requests", async () => {
    await Promise.all([ask("/"), ask("/"), ask("/es")]);
    const again = await ask("/");
    expect(renders).toBe(2);
    expect(again.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  it("are as small as possible from the first time on if they are long, and have no query", async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => `stage ${(index * 7_919) % 1_009}`).join(" ");
    const long = async () => new Response(words, { headers: { "Content-Type": "text/html" } });
    const bytes = async (path: string) => {
      const response = await ask(path, { "Accept-Encoding": "br" }, long);
      return (await response.arrayBuffer()).byteLength;
    };
    const [small, fast] = [await bytes("/camino-frances"), await bytes("/camino-frances?from=burgos")];
    expect(small).toBeLessThan(fast);
    for (let time = 0; time < 5; time++) expect(await bytes("/camino-frances")).toBe(small);
  });

  it("are rendered for waiting clients when the first one has disconnected", async () => {
    const first = new AbortController();
    const slowly = async ({ signal }: Request) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(null, { status: signal.aborted ? 500 : 200 });
    };
    const gone = cache.respond(new Request("http://localhost/", { signal: first.signal }), slowly);
    const waiting = cache.respond(new Request("http://localhost/"), slowly);
    first.abort();
    expect((await waiting).status).toBe(200);
    expect((await gone).status).toBe(200);
  });

  it("abort rendering when all clients have disconnected, and render again for later ones", async () => {
    const leaving = [new AbortController(), new AbortController()];
    const signals: AbortSignal[] = [];
    const slowly = async ({ signal }: Request) => {
      signals.push(signal);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(null, { status: signal.aborted ? 503 : 200 });
    };
    const gone = leaving.map(({ signal }) => cache.respond(new Request("http://localhost/", { signal }), slowly));
    // Rendering starts once the revision is known.
    await new Promise((resolve) => setTimeout(resolve, 5));
    leaving[0]?.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leaving[1]?.abort();
    const later = cache.respond(new Request("http://localhost/"), slowly);
    expect((await later).status).toBe(200);
    await Promise.all(gone);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("are rendered again when their content has changed", async () => {
    await ask("/");
    revision = "2";
    content.contentChanged();
    await ask("/");
    expect(renders).toBe(2);
  });

  it("are not rendered again when other content has changed", async () => {
    const of = (data: string) => async (_: Request, digest?: PageDigest) => {
      if (digest) digest.now = data;
      return digest?.now === digest?.known ? new Response(null, { status: 304 }) : page()();
    };
    const change = (to: string) => {
      revision = to;
      content.contentChanged();
    };
    const first = await ask("/", {}, of("one town"));
    change("2");
    const tag = first.headers.get("ETag") ?? "";
    const again = await Promise.all([ask("/", {}, of("one town")), ask("/", { "If-None-Match": tag }, of("one town"))]);
    expect(again.map(({ status }) => status)).toEqual([200, 304]);
    expect(await again[0].text()).toContain("<p>1</p>");
    await ask("/", {}, () => Promise.reject(new Error("asked again within a revision")));
    change("3");
    expect(await (await ask("/", {}, of("two towns"))).text()).toContain("<p>2</p>");
    change("4");
    expect(await (await ask("/", {}, of("one town"))).text()).toContain("<p>3</p>");
  });

  it("are served stale while a fresh one takes too long, and are still refreshed", async () => {
    // A long limit, so that the second client gets the fresh page on a busy machine too.
    cache = new HtmlCache(content, 1_000);
    await ask("/");
    revision = "2";
    content.contentChanged();
    let finish = (): void => undefined;
    const slowly = async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page()();
    };
    const impatient = new AbortController();
    const asked = cache.respond(new Request("http://localhost/", { signal: impatient.signal }), slowly);
    expect(await (await asked).text()).toContain("<p>1</p>");
    impatient.abort();
    const waiting = ask("/", {}, slowly);
    await new Promise((resolve) => setTimeout(resolve, 5));
    finish();
    expect(await (await waiting).text()).toContain("<p>2</p>");
    revision = "3";
    content.contentChanged();
    expect(await (await ask("/", {}, page({}, 503))).text()).toContain("<p>2</p>");
  });

  it("are not served stale if not requested recently", async () => {
    await ask("/");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    revision = "2";
    content.contentChanged();
    expect((await ask("/", {}, page({}, 503))).status).toBe(503);
    vi.restoreAllMocks();
  });

  it("answer 304 to a matching ETag", async () => {
    const tag = (await ask("/", { "Accept-Encoding": "br" })).headers.get("ETag") ?? "";
    const again = await ask("/", { "Accept-Encoding": "br", "If-None-Match": tag });
    expect(again.status).toBe(304);
    expect(renders).toBe(1);
  });

  it("are compressed on request", async () => {
    const packed = await ask("/", { "Accept-Encoding": "gzip" });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(200);
    expect((await ask("/")).headers.get("Content-Encoding")).toBeNull();
  });
});

describe("HtmlCache: concurrent requests for one page", () => {
  const languages = ["en", "es", "en", "es"];
  /** Renders in the language of the request. */
  const inLanguage =
    (headers: Record<string, string>, status = 200) =>
    async (request: Request) => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      const language = /vieira-language=(\w+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
      return new Response(`${language ?? request.headers.get("Accept-Language")}`, { status, headers });
    };
  const askInAll = (path: string, render: (request: Request) => Promise<Response>) =>
    Promise.all(
      languages.map(async (language) => {
        const headers = { Cookie: `vieira-language=${language}`, "Accept-Language": language };
        return (await cache.respond(new Request(`http://localhost${path}`, { headers }), render)).text();
      }),
    );

  it.each(["/plans/1?share=token", "/plans.data", "/administration"])(
    "get separate responses if the page depends on the person's language: %s",
    async (path) => {
      expect(await askInAll(path, inLanguage({}))).toEqual(languages);
      expect(await askInAll(path, inLanguage({ "Cache-Control": "no-store" }, 302))).toEqual(languages);
    },
  );

  it.each([
    [{ "Cache-Control": "no-store" }, 200],
    [{ "Cache-Control": "private" }, 200],
    [{ "Set-Cookie": "a=1" }, 200],
    [{ "Set-Cookie": "a=1" }, 404],
  ])("get separate responses if the page is not cacheable: %j %i", async (headers, status) => {
    await askInAll("/", inLanguage(headers, status));
    expect(renders).toBe(languages.length);
  });

  it("share a public page, rendered without their headers", async () => {
    expect(await askInAll("/", inLanguage({}))).toEqual(languages.map(() => "null"));
    expect(await askInAll("/missing", inLanguage({}, 404))).toEqual(languages.map(() => "null"));
    expect(renders).toBe(2);
  });
});

describe("HtmlCache: pages of members while the database is unavailable", () => {
  const away = new DatabaseOutageError("unreachable", "gone");
  const cookie = { Cookie: "vieira-session=secret" };
  /** Looks up the session first if there is a cookie, as pages do. */
  const member = async (request: Request) => {
    if (request.headers.has("Cookie")) throw away;
    return page()();
  };

  it("are served from the visitors' cache, with no-store", async () => {
    await ask("/");
    const answer = await ask("/", cookie, member);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await answer.text()).toContain("<p>1</p>");
    expect(renders).toBe(1);
  });

  it("are not served for personal pages, for other methods, nor on other failures", async () => {
    await expect(ask("/plans", cookie, member)).rejects.toThrow("gone");
    await expect(ask("/es/favourite-towns", cookie, member)).rejects.toThrow("gone");
    const toSignIn = (request: Request) =>
      request.headers.has("Cookie") ? member(request) : page({ Location: "/login" }, 302)();
    await expect(ask("/new-page-of-members", cookie, toSignIn)).rejects.toThrow("gone");
    const post = new Request("http://localhost/", { method: "POST", headers: cookie });
    await expect(cache.respond(post, member)).rejects.toThrow("gone");
    await expect(ask("/", cookie, () => Promise.reject(new Error("a mistake")))).rejects.toThrow("a mistake");
  });
});

describe("responses that are never cached", () => {
  it.each([
    ["of signed-in people", { Cookie: "a=1; vieira-session=secret" }, page()],
    ["with an authorization", { Authorization: "Bearer x" }, page()],
    ["that are private", {}, page({ "Cache-Control": "private" })],
    ["that set a cookie", {}, page({ "Set-Cookie": "a=1" })],
    ["of pages that do not exist", {}, page({}, 404)],
  ])("are those %s", async (_name, headers, render) => {
    await ask("/", headers, render);
    const second = await ask("/", headers, render);
    expect(renders).toBe(2);
    expect(await second.text()).toContain("<p>2</p>");
  });
});
