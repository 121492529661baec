import { describe, expect, it } from "vitest";
import { ApiError } from "./api-response.ts";
import { createApiClient } from "./create-api-client.ts";
import type { ApiClientOptions } from "./options.ts";
import { siteOptions } from "./site-client.ts";

interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly request: RequestInit;
}

type Answerer = (seen: Seen) => Response | Error;

const identity = { uuid: "0", name: "Ana" };

/** A page with a fake server; the CSRF endpoint sets the cookie. */
function page(answerer: Answerer, change: Partial<ApiClientOptions> = {}, cookies = "XSRF-TOKEN=a%3Db") {
  const world = { cookies, seen: [] as Seen[], logged: [] as string[], wentTo: [] as string[] };
  const client = createApiClient<typeof identity>({
    ...siteOptions,
    hintCookieName: undefined,
    readCookies: () => world.cookies,
    fetch: async (input, request = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      const seen = {
        url,
        method: request.method ?? "GET",
        headers: request.headers as Record<string, string>,
        request,
      };
      world.seen.push(seen);
      if (url === "/api/csrf-cookie") world.cookies += "; XSRF-TOKEN=fetched";
      const answer = url === "/api/csrf-cookie" ? new Response(null, { status: 204 }) : answerer(seen);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    log: {
      warn: (message) => void world.logged.push(`warn: ${message}`),
      error: (message) => void world.logged.push(`error: ${message}`),
    },
    ...change,
  });
  return { client, world };
}

const ok: Answerer = () => Response.json(identity);
const status =
  (code: number): Answerer =>
  () =>
    new Response(null, { status: code });

describe("every request", () => {
  it("asks for JSON, sends credentials and does not follow redirects", async () => {
    const { client, world } = page(ok);
    await client.request({ method: "GET", path: "/routes" });
    await client.request({ method: "POST", path: "/plans", body: {} });
    for (const { headers, request } of world.seen) {
      expect(headers["Accept"]).toBe("application/json");
      expect(request).toMatchObject({ credentials: "include", redirect: "manual" });
    }
  });

  it("sends a body as JSON and parses the response", async () => {
    const { client, world } = page(
      ({ request }) => new Response(request.body as string, { headers: { "Content-Type": "application/json" } }),
    );
    expect(await client.request({ method: "POST", path: "/echo", body: { a: 1 } })).toEqual({ a: 1 });
    expect(world.seen[0]?.headers["Content-Type"]).toBe("application/json");
  });

  it("returns undefined without content", async () => {
    const { client } = page(status(204));
    expect(await client.request({ method: "DELETE", path: "/plans/1" })).toBeUndefined();
  });

  it("rejects an HTML page in place of data, as captive portals send", async () => {
    const { client } = page(() => new Response("<p>Sign in", { headers: { "Content-Type": "text/html" } }));
    await expect(client.request({ method: "PUT", path: "/plans/1" })).rejects.toMatchObject({
      status: 0,
      problem: null,
    });
  });

  it("sends a PUT of form data with the field _method, without changing the caller's form", async () => {
    const { client, world } = page(ok);
    const form = new FormData();
    form.set("alt", "A bridge");
    await client.request({ method: "PUT", path: "/photos/1", body: form });
    const sent = world.seen[0]?.request.body as FormData;
    expect(world.seen[0]?.method).toBe("POST");
    expect([...sent]).toEqual([
      ["alt", "A bridge"],
      ["_method", "PUT"],
    ]);
    expect([...form]).toEqual([["alt", "A bridge"]]);
    await client.request({ method: "PUT", path: "/user/password", body: { password: "x" } });
    expect(world.seen[1]?.method).toBe("PUT");
  });
});

describe("the CSRF token", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("is sent with %s, decoded from the cookie", async (method) => {
    const { client, world } = page(ok);
    await client.request({ method, path: "/plans" });
    expect(world.seen.map(({ url }) => url)).toEqual(["/api/plans"]);
    expect(world.seen[0]?.headers["X-XSRF-TOKEN"]).toBe("a=b");
  });

  it("is not sent with GET", async () => {
    const { client, world } = page(ok, {}, "");
    await client.request({ method: "GET", path: "/plans" });
    expect(world.seen).toHaveLength(1);
    expect(world.seen[0]?.headers["X-XSRF-TOKEN"]).toBeUndefined();
  });

  it("is requested once if the cookie is missing, for all waiting requests", async () => {
    const { client, world } = page(ok, {}, "other=1");
    await Promise.all(["/a", "/b"].map((path) => client.request({ method: "POST", path })));
    expect(world.seen.map(({ url }) => url).toSorted()).toEqual(["/api/a", "/api/b", "/api/csrf-cookie"]);
    expect(world.seen.slice(1).map(({ headers }) => headers["X-XSRF-TOKEN"])).toEqual(["fetched", "fetched"]);
  });

  it("has the configured name", async () => {
    const { client, world } = page(
      ok,
      { csrf: { endpoint: "/csrf", cookieName: "tok", headerName: "X-Tok" } },
      "tok=1",
    );
    await client.request({ method: "POST", path: "/a" });
    expect(world.seen[0]?.headers).toMatchObject({ "X-Tok": "1" });
  });
});

describe("token mode", () => {
  it("sends the stored token and no CSRF header", async () => {
    const kept: { token: string | null } = { token: null };
    const tokenStorage = {
      get: () => kept.token,
      set: (token: string) => void (kept.token = token),
      remove: () => void (kept.token = null),
    };
    const { client, world } = page(ok, { mode: "token", csrf: undefined, tokenStorage }, "");
    await client.request({ method: "POST", path: "/tokens", body: {} });
    kept.token = "secret";
    await client.request({ method: "POST", path: "/plans", body: {} });
    expect(world.seen.map(({ headers }) => headers["Authorization"])).toEqual([undefined, "Bearer secret"]);
    expect(world.seen.some(({ headers }) => "X-XSRF-TOKEN" in headers)).toBe(false);
  });
});

describe("retries", () => {
  it.each([
    [0, 1],
    [1, 2],
    [3, 4],
  ])("for status %i: %i requests if reading fails", async (retries, requests) => {
    const away = page(() => new TypeError("network"), { retries });
    await expect(away.client.request({ method: "GET", path: "/a" })).rejects.toThrow("network");
    expect(away.world.seen).toHaveLength(requests);
    const busy = page(status(503), { retries });
    await expect(busy.client.request({ method: "GET", path: "/a" })).rejects.toBeInstanceOf(ApiError);
    expect(busy.world.seen).toHaveLength(requests);
  });

  it("are never made for unsafe methods, nor for permanent errors", async () => {
    const { client, world } = page(status(503), { retries: 3 });
    await expect(client.request({ method: "POST", path: "/a" })).rejects.toThrow("503");
    const missing = page(status(404), { retries: 3 });
    await expect(missing.client.request({ method: "GET", path: "/a" })).rejects.toThrow("404");
    expect([world.seen.length, missing.world.seen.length]).toEqual([1, 1]);
  });
});

describe("the error catalogue", () => {
  it("419: a warning, and the error for the caller", async () => {
    const { client, world } = page(status(419), {
      redirectIfUnauthenticated: { target: "/login", go: (to) => void world.wentTo.push(to) },
    });
    client.identity.set(identity);
    await expect(client.request({ method: "POST", path: "/plans" })).rejects.toMatchObject({ status: 419 });
    expect(world.logged).toEqual(["warn: CSRF token mismatch, check your API configuration"]);
    expect([client.identity.get(), world.wentTo]).toEqual([identity, []]);
  });

  it("401: the identity is removed, and the configured redirect followed", async () => {
    const { client, world } = page(status(401), {
      redirectIfUnauthenticated: { target: "/login", go: (to) => void world.wentTo.push(to) },
    });
    client.identity.set(identity);
    let changes = 0;
    client.identity.subscribe(() => (changes += 1));
    await expect(client.request({ method: "GET", path: "/plans" })).rejects.toMatchObject({ status: 401 });
    expect([client.identity.get(), changes, world.wentTo, world.logged]).toEqual([null, 1, ["/login"], []]);
  });

  it("401 without a configured redirect: the page stays", async () => {
    const { client } = page(status(401));
    client.identity.set(identity);
    await expect(client.request({ method: "GET", path: "/plans" })).rejects.toMatchObject({ status: 401 });
    expect(client.identity.get()).toBeNull();
  });

  it.each([401, 419])("%i at the first load: not signed in, without message or redirect", async (code) => {
    const { client, world } = page(status(code), {
      redirectIfUnauthenticated: { target: "/login", go: (to) => void world.wentTo.push(to) },
    });
    expect(await client.loadIdentity()).toBeNull();
    expect([world.logged, world.wentTo]).toEqual([[], []]);
  });

  it.each([403, 404, 500])("%i at the first load is an error in the log", async (code) => {
    const { client, world } = page(status(code));
    expect(await client.loadIdentity()).toBeNull();
    expect(world.logged).toEqual(["error: Unable to load user identity from API"]);
  });

  it("a network failure at the first load is logged as an unexpected error", async () => {
    const { client, world } = page(() => new TypeError("network"), { retries: 0 });
    expect(await client.loadIdentity()).toBeNull();
    expect(world.logged).toEqual(["error: An unexpected error occurred while fetching user identity"]);
  });

  it.each([
    [{ csrf: { ...siteOptions.csrf, endpoint: "" } }, "the CSRF endpoint"],
    [{ csrf: { ...siteOptions.csrf, cookieName: "" } }, "the CSRF cookie name"],
    [{ csrf: { ...siteOptions.csrf, headerName: "" } }, "the CSRF header name"],
    [{ csrf: undefined }, "the CSRF endpoint"],
    [{ userEndpoint: "" }, "the user endpoint"],
    [{ mode: "token", tokenStorage: undefined }, "the token storage"],
  ])("a configuration of %j is refused: it lacks %s", (change, missing) => {
    const options = { ...siteOptions, ...change } as ApiClientOptions;
    expect(() => createApiClient(options)).toThrow(`The API client is not configured: ${missing} is missing.`);
  });

  it("a problem has field errors and the Retry-After time", async () => {
    const problem = { type: "x", title: "x", status: 422, detail: "No.", errors: { email: ["Wrong."] } };
    const headers = { "Content-Type": "application/problem+json", "Retry-After": "30" };
    const { client } = page(() => new Response(JSON.stringify(problem), { status: 422, headers }));
    const error: unknown = await client.request({ method: "POST", path: "/login" }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: "No.", fieldErrors: { email: ["Wrong."] }, retryAfterSeconds: 30 });
  });
});

describe("the identity", () => {
  it("is loaded once for concurrent callers", async () => {
    const { client, world } = page(ok);
    expect(await Promise.all([client.loadIdentity(), client.loadIdentity()])).toEqual([identity, identity]);
    await client.loadIdentity();
    expect(world.seen.map(({ url }) => url)).toEqual(["/api/user"]);
    expect(client.identity.get()).toEqual(identity);
  });

  it("is not requested if the document contains it", async () => {
    const world = { requests: 0 };
    const fetchNothing = async () => {
      world.requests += 1;
      return new Response();
    };
    const client = createApiClient({ ...siteOptions, readCookies: () => "", fetch: fetchNothing }, identity);
    expect(await client.loadIdentity()).toEqual(identity);
    expect(world.requests).toBe(0);
  });

  it("is not requested without the session hint cookie", async () => {
    const { client, world } = page(ok, { hintCookieName: "vieira-signed-in" }, "");
    expect(await client.loadIdentity()).toBeNull();
    expect(world.seen).toEqual([]);
    const hinted = page(ok, { hintCookieName: "vieira-signed-in" }, "vieira-signed-in=1");
    expect(await hinted.client.loadIdentity()).toEqual(identity);
  });

  it("is requested again after signing in", async () => {
    const { client, world } = page(ok, { hintCookieName: "vieira-signed-in" }, "");
    await client.loadIdentity();
    expect(await client.refreshIdentity()).toEqual(identity);
    expect(world.seen).toHaveLength(1);
  });
});
