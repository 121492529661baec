import axios, { type AxiosInstance, AxiosHeaders } from "axios";
import { type $Fetch, ofetch } from "ofetch";
import { describe, expect, it } from "vitest";
import { createApiClient } from "#web/client/api/create-api-client.ts";
import { siteOptions } from "#web/client/api/site-client.ts";
import type { UserIdentity } from "#contract/accounts/account.ts";
import { newPerson } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { CookieJar } from "#tests/support/program/cookie-jar.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { serveApplication } from "#tests/support/program/serve-application.ts";

const database = await testDatabase();
const url = await serveApplication(testApplication(database));
const baseURL = `${url}/api`;

/** One request of a client, by its path under `/api`. */
type Send = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<{ status: number; data: unknown }>;

/** Stores and sends cookies, as a browser does. */
function cookieFetch(jar: CookieJar): typeof fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", jar.header);
    headers.set("Origin", url);
    const answer = await fetch(input, { ...init, headers });
    jar.take(answer.headers);
    return answer;
  };
}

/** `$fetch` configured like Nuxt's clients for Laravel Sanctum. */
function withOfetch(options: { jar?: CookieJar; token?: () => string | null }): Send {
  const { jar, token } = options;
  const client: $Fetch = ofetch.create({
    baseURL,
    credentials: "include",
    redirect: "manual",
    retry: 1,
    ignoreResponseError: true,
    headers: { Accept: "application/json" },
    onRequest: async ({ options: request }) => {
      if (token?.()) request.headers.set("Authorization", `Bearer ${token()}`);
      if (!jar) return;
      const isUnsafe = !["GET", undefined].includes(request.method);
      if (isUnsafe && jar.get("XSRF-TOKEN") === undefined) await cookieFetch(jar)(`${baseURL}/csrf-cookie`);
      if (isUnsafe) request.headers.set("X-XSRF-TOKEN", jar.get("XSRF-TOKEN") ?? "");
      request.headers.set("Cookie", jar.header);
      if (request.method === "PUT" && request.body instanceof FormData) {
        request.method = "POST";
        request.body.append("_method", "PUT");
      }
    },
    onResponse: ({ response }) => jar?.take(response.headers),
  });
  return async (method, path, body) => {
    const sent = body === undefined ? {} : { body: body as Record<string, unknown> };
    const { status, _data: data } = await client.raw(path, { method, ...sent });
    return { status, data };
  };
}

/** axios with its own XSRF settings; interceptors replace the browser's cookies. */
function withAxios(options: { jar?: CookieJar; token?: () => string | null }): Send {
  const { jar, token } = options;
  const client: AxiosInstance = axios.create({
    baseURL,
    withCredentials: true,
    withXSRFToken: true,
    maxRedirects: 0,
    validateStatus: () => true,
    headers: { Accept: "application/json" },
  });
  client.interceptors.request.use((request) => {
    if (token?.()) request.headers.set("Authorization", `Bearer ${token()}`);
    if (jar)
      request.headers.set({
        Cookie: jar.header,
        [request.xsrfHeaderName ?? ""]: jar.get(request.xsrfCookieName ?? "") ?? "",
      });
    return request;
  });
  client.interceptors.response.use((answer) => {
    const headers = new Headers();
    const cookies = AxiosHeaders.from(answer.headers as AxiosHeaders).get("set-cookie");
    for (const line of Array.isArray(cookies) ? cookies : []) headers.append("Set-Cookie", String(line));
    jar?.take(headers);
    return answer;
  });
  return async (method, path, body) => {
    if (jar && method !== "GET" && jar.get("XSRF-TOKEN") === undefined) await client.get("/csrf-cookie");
    const { status, data } = await client.request({ method, url: path, data: body });
    return { status, data };
  };
}

/** The site's own client. */
function withOwnClient(options: { jar?: CookieJar; token?: () => string | null }): Send {
  const { jar, token } = options;
  const storage = { get: () => token?.() ?? null, set: () => undefined, remove: () => undefined };
  const client = createApiClient<UserIdentity>({
    ...siteOptions,
    baseUrl: baseURL,
    readCookies: () => jar?.header ?? "",
    fetch: jar ? cookieFetch(jar) : fetch,
    log: { warn: () => undefined, error: () => undefined },
    ...(jar ? {} : { mode: "token" as const, tokenStorage: storage }),
  });
  return async (method, path, body) => {
    try {
      return { status: 200, data: await client.request({ method, path, body }) };
    } catch (error) {
      const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
      return { status, data: null };
    }
  };
}

const clients = [
  ["ofetch", withOfetch],
  ["axios", withAxios],
  ["our own client", withOwnClient],
] as const;

const isGood = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

describe.each(clients)("%s, configured with paths only", (_, make) => {
  it("completes an account lifecycle with cookies", async () => {
    const jar = new CookieJar();
    const send = make({ jar });
    const person = newPerson();
    expect((await send("GET", "/user")).status).toBe(401);
    expect(isGood(await send("POST", "/register", person))).toBe(true);
    expect((await send("GET", "/user")).data).toMatchObject({ email: person.email });
    expect((await send("PATCH", "/user", { name: "Changed" })).data).toMatchObject({ name: "Changed" });
    const form = new FormData();
    form.set("currentPassword", person.password);
    form.set("password", "otra concha y bordón");
    expect(isGood(await send("PUT", "/user/password", form))).toBe(true);
    expect(isGood(await send("POST", "/logout"))).toBe(true);
    expect((await send("GET", "/user")).status).toBe(401);
    expect((await send("POST", "/login", person)).status).toBe(422);
    expect(isGood(await send("POST", "/login", { ...person, password: "otra concha y bordón", remember: true }))).toBe(
      true,
    );
    expect(isGood(await send("DELETE", "/user", { password: "otra concha y bordón" }))).toBe(true);
    expect((await send("GET", "/user")).status).toBe(401);
  });

  it("works with a token", async () => {
    const person = newPerson();
    await make({ jar: new CookieJar() })("POST", "/register", person);
    const kept: { token: string | null } = { token: null };
    const send = make({ token: () => kept.token });
    expect((await send("GET", "/user")).status).toBe(401);
    const { data } = await send("POST", "/tokens", { ...person, deviceName: "test" });
    kept.token = (data as { token: string }).token;
    expect((await send("GET", "/user")).data).toMatchObject({ email: person.email });
    expect((await send("PATCH", "/user", { name: "By token" })).data).toMatchObject({ name: "By token" });
    expect(isGood(await send("POST", "/favourites/merge", { towns: [] }))).toBe(true);
    expect(isGood(await send("DELETE", "/tokens/current"))).toBe(true);
    expect((await send("GET", "/user")).status).toBe(401);
  });
});
