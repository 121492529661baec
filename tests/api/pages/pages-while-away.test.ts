import { createElement as h } from "react";
import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteError } from "react-router";
import { expect, it } from "vitest";
import { shell } from "#messages/es/shell/shell.ts";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { servePages } from "#server/pages/web-handler.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { loader as rootLoader } from "#web/root.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

const database = await testDatabase();
const world: { failure: Error | null; carriedOut: number; leave: () => null } = {
  failure: null,
  carriedOut: 0,
  leave: () => null,
};
const failing: ProxyHandler<typeof database.drizzle> = {
  get: (target, name) => {
    if (world.failure) throw world.failure;
    return Reflect.get(target, name);
  },
};
const { context } = testApplication({ ...database, drizzle: new Proxy(database.drizzle, failing) });
const origin = context.settings.origin;

const shown = (what: string) => () => h("p", null, what);
const ErrorPage = () => {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return h("main", null, "unknown");
  const { locale, words } = error.data;
  return h(
    "main",
    null,
    `error ${error.status} ${locale}`,
    words && h("h1", { lang: locale }, words.shell.error.awayStatus),
  );
};
const member = ({ context: given }: LoaderFunctionArgs) => given.get(applicationContext).actor.kind;

/** A layout with public pages, and with members' pages protected by loaders or by a check. */
const modules = {
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  frame: { default: () => h("main", null, h(Outlet)), ErrorBoundary: ErrorPage },
  read: { path: "read", default: shown("for everybody"), loader: () => null },
  left: { path: "left", default: shown("for nobody"), loader: () => world.leave() },
  plans: { path: "plans", default: shown("for members"), loader: member, action: member },
  me: {
    path: "me",
    default: shown("for members"),
    middleware: [routeMiddleware("auth")],
    loader: () => null,
    action: () => (world.carriedOut += 1),
  },
  administration: { path: "administration", default: shown("for editors"), middleware: [routeMiddleware("editor")] },
  unloaded: { path: "unloaded", default: shown("for members"), middleware: [routeMiddleware("auth")] },
};

const answerer = servePages(fakeServerBuild(modules), { context, origin });

async function ask(
  path: string,
  options: RequestInit = {},
  pages = answerer,
): Promise<{ status: number; retry: string | null; html: string }> {
  const response = await pages(new Request(`${origin}${path}`, options), {
    requestId: "1",
    client: { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) },
  });
  if (response === null) throw new Error("There is no page.");
  return { status: response.status, retry: response.headers.get("Retry-After"), html: await response.text() };
}

const signedIn = { Cookie: "vieira-session=secret", "Accept-Language": "es" };
const unavailable = { status: 503, retry: "5", html: expect.stringContaining("<main>error 503 es<") };

it("while the database is unavailable, pages are served from cache, also to members, or as a 503 in the site's layout", async () => {
  expect(await ask("/read")).toMatchObject({ status: 200 });
  world.failure = new DatabaseOutageError("unreachable", "gone");
  expect(await ask("/read")).toMatchObject({ status: 200, html: expect.stringContaining("for everybody") });
  expect(await ask("/read", { headers: signedIn })).toMatchObject({ status: 200 });
  expect(await ask("/plans", { headers: signedIn })).toMatchObject(unavailable);
  expect(await ask("/me", { headers: signedIn })).toMatchObject(unavailable);
  expect(await ask("/unloaded", { headers: signedIn })).toMatchObject({ status: 503, retry: "5" });
  const desk = await ask("/administration", { headers: signedIn });
  expect(desk).toMatchObject({
    status: 503,
    html: expect.stringContaining(`<h1 lang="es">${shell.error.awayStatus}</h1>`),
  });
  const form = { ...signedIn, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
  for (const path of ["/plans", "/me"]) {
    expect(await ask(path, { method: "POST", headers: form, body: "a=1" })).toMatchObject(unavailable);
  }
  expect(world.carriedOut).toBe(0);
  world.failure = null;
  expect(await ask("/read", { headers: signedIn })).toMatchObject({ status: 200 });
  expect(await ask("/plans", { headers: signedIn })).toMatchObject({ status: 200 });
});

it("a page whose statement takes too long is a 503 in the site's layout, logged as one error", async () => {
  const failure = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  const slow = new Proxy(database.drizzle, {
    get: () => {
      throw failure;
    },
  });
  const { log, lines } = memoryLog();
  const application = testApplication({ ...database, drizzle: slow }, { log });
  const pages = servePages(fakeServerBuild(modules), { context: application.context, origin });
  expect(await ask("/plans", { headers: signedIn }, pages)).toMatchObject({ ...unavailable, retry: "30" });
  const facts = { requestId: "1", reason: "timed-out", err: failure };
  expect(lines.filter(({ level }) => level !== "debug")).toEqual([
    { level: "error", message: "a statement took too long", facts },
  ]);
});

it.each<Record<string, string>>([{}, { Cookie: "vieira-session=secret" }])(
  "an aborted request is answered with 499 and not logged as an error, with %j",
  async (headers) => {
    const client = new AbortController();
    world.leave = () => {
      client.abort();
      return null;
    };
    expect((await ask("/left", { headers, signal: client.signal })).status).toBe(499);
  },
);

it.each(["/me", "/read?to=x"])("do not redirect to an address too long for a header: %s", async (path) => {
  const long = await ask(`${path}${path.includes("?") ? "&" : "?"}a=${"%25".repeat(3_000)}`);
  expect(long.status).toBe(path === "/me" ? 413 : 200);
});

it("log failed requests as one warning in ten seconds, and the rest at debug level", async () => {
  const lines: string[] = [];
  const note = (level: string) => (facts: { reason?: unknown }, message: string) =>
    void lines.push(`${level} ${String(facts.reason)} ${message}`);
  const log = { ...context.log, warn: note("warn"), error: note("error"), debug: note("debug") };
  const away = new Proxy(database.drizzle, {
    get: () => {
      throw new DatabaseOutageError("read-only", "a standby");
    },
  });
  const quiet = testApplication({ ...database, drizzle: away }, { log });
  for (let request = 0; request < 20; request += 1) {
    const answer = await quiet.get("/api/user", signedIn);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  }
  const line = "read-only requests fail because the database is away";
  expect(lines.filter((said) => said === `warn ${line}`)).toHaveLength(1);
  expect(lines.filter((said) => said === `debug ${line}`)).toHaveLength(19);
  expect(lines.filter((said) => said.startsWith("error"))).toEqual([]);
});
