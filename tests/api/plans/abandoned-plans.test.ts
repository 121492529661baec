import { createElement as h } from "react";
import { Outlet } from "react-router";
import { expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { loader as routesLoader } from "#web/pages/finders/routes.tsx";
import { loader as homeLoader } from "#web/pages/public/home.tsx";
import { loader as rootLoader } from "#web/root.tsx";

const plain = testApplication(await testDatabase({ seeded: true })).context;
const { origin } = plain.settings;
const page = () => h("p", null, "a page");
const modules = {
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  home: { path: "", default: page, loader: homeLoader },
  finder: { path: "route", default: page, loader: routesLoader },
};
const clock = { ms: 0 };
let isOverloaded = true;
const { share, guard } = plain.workers;
const run: UseCaseContext["workers"]["run"] = async (...task) =>
  isOverloaded ? { kind: "out-of-time" } : plain.workers.run(...task);
const workers = { share: share.bind(plain.workers), guard: guard.bind(plain.workers), run };
const content = new ContentCache(
  () => plain.published.readRevision(),
  () => clock.ms,
);
const answerer = servePages(fakeServerBuild(modules), { context: { ...plain, content, workers }, origin });

async function cacheControlOf(path: string): Promise<string | null | undefined> {
  const client = { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) };
  return (await answerer(new Request(origin + path), { requestId: "1", client }))?.headers.get("Cache-Control");
}

it("pages without the days of abandoned plans are not cached, and have them after a few seconds", async () => {
  expect([await cacheControlOf("/"), await cacheControlOf("/route")]).toEqual(["no-store", "no-store"]);
  isOverloaded = false;
  clock.ms = 20_000;
  expect([await cacheControlOf("/"), await cacheControlOf("/route")]).not.toContain("no-store");
});
