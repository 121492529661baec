import { createElement as h } from "react";
import { Outlet } from "react-router";
import { expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testServices } from "#tests/support/services/test-services.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import type { TaskOptions, TaskOutcome, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { loader as rootLoader } from "#web/root.tsx";

const asked: TaskOptions[] = [];
let isFull = false;
const workers: WorkerPool = {
  share: testServices.workers.share.bind(testServices.workers),
  run: testServices.workers.run.bind(testServices.workers),
  guard: (work, options) => {
    asked.push(options);
    const full: TaskOutcome<never> = { kind: "full", retryAfterSeconds: 7 };
    return isFull ? Promise.resolve(full) : testServices.workers.guard(work, options);
  },
};
const { context } = testApplication(await testDatabase(), { workers });
const { origin } = context.settings;
let made = 0;
const page = () => {
  made += 1;
  return h("p", null, "a page");
};
const modules = {
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  read: { path: "credits", default: page },
  own: { path: "login", default: page },
};
const outside = { amplitudeApiKey: "key", gtmId: "GTM-ABC123" };
const answerer = servePages(fakeServerBuild(modules), { context, origin, ...outside });

async function get(path: string): Promise<Response> {
  const client = { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) };
  const response = await answerer(new Request(`${origin}${path}`), { requestId: "1", client });
  if (response === null) throw new Error("There is no page.");
  return response;
}

it("uncached pages are rendered through a queue, and answered with 503 and Retry-After when it is full", async () => {
  isFull = true;
  const refused = await get("/credits?a=1");
  expect([refused.status, refused.headers.get("Retry-After"), made]).toEqual([503, "7", 0]);
  expect(asked).toMatchObject([{ queue: "pages", client: { address: "192.0.2.1" } }]);
  isFull = false;
  expect((await get("/credits?a=1")).status).toBe(200);
  isFull = true;
  // It is cached by now.
  expect((await get("/credits?a=1")).status).toBe(200);
  expect(made).toBe(1);
  isFull = false;
});

it("the content policy of a private page allows no analytics, whatever is configured", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("Content-Security-Policy");
  expect(await policyOf("/credits")).toMatch(/script-src [^;]*googletagmanager.*connect-src [^;]*amplitude/);
  for (const path of ["/login", "/credits?share=abc", "/credits?token=abc"])
    expect(await policyOf(path), path).not.toMatch(/https?:/);
});
