import { createElement as h } from "react";
import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteError } from "react-router";
import { expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { type ApiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { loader as rootLoader } from "#web/root.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

const database = await testDatabase();
const application = testApplication(database);
const { origin } = application.context.settings;
const seen: string[] = [];
const see = (what: string) => () => {
  seen.push(what);
  return what;
};
const ErrorPage = () => {
  const error = useRouteError();
  return h("main", null, `error ${isRouteErrorResponse(error) ? error.status : 500} in the frame`);
};
const shown = (what: string) => () => h("p", null, what);

const modules = {
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  frame: {
    default: () => h("main", null, h(Outlet)),
    loader: ({ context }: LoaderFunctionArgs) => context.get(applicationContext).actor.kind,
    ErrorBoundary: ErrorPage,
  },
  people: {
    path: "people",
    default: shown("for administrators"),
    middleware: [routeMiddleware("admin")],
    loader: see("read"),
    action: see("done"),
  },
  unloaded: { path: "unloaded", default: shown("for administrators"), middleware: [routeMiddleware("admin")] },
};
const answerer = servePages(fakeServerBuild(modules), { context: application.context, origin });

async function ask(browser: ApiBrowser, path: string, method = "GET") {
  seen.length = 0;
  const headers = { Cookie: browser.jar.header, Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
  const request = new Request(`${origin}${path}`, { method, headers, ...(method === "POST" && { body: "a=1" }) });
  const client = { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) };
  const response = await answerer(request, { requestId: "1", client });
  return { status: response?.status, html: await response?.text(), seen: [...seen] };
}

it("answer 404 in the layout, without running their loader or action", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const missing = { status: 404, html: expect.stringContaining("error 404 in the frame"), seen: [] };
  expect(await ask(editor, "/people")).toEqual(missing);
  expect(await ask(editor, "/people", "POST")).toEqual(missing);
  expect(await ask(await signedInBrowser(application), "/people")).toEqual(missing);
});

it("answer 404 for pages without a loader, and for data requests", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const page = await ask(editor, "/unloaded");
  expect(page.status).toBe(404);
  expect(page.html).not.toContain("for administrators");
  for (const query of ["", "?_routes=people", "?_routes=frame"]) {
    const answer = await ask(editor, `/people.data${query}`);
    expect(answer.seen, query).toEqual([]);
    expect(answer.html, query).toContain("404");
  }
});

it("are shown to people with the role", async () => {
  const administrator = await staffBrowser(application, database, "administrator");
  expect(await ask(administrator, "/people")).toMatchObject({ status: 200, seen: ["read"] });
  expect(await ask(administrator, "/people", "POST")).toMatchObject({ status: 200, seen: ["done", "read"] });
});
