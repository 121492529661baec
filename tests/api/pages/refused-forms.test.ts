import { createElement as h } from "react";
import { type ActionFunctionArgs, Outlet } from "react-router";
import { expect, it } from "vitest";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { servePages } from "#server/pages/web-handler.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { memoryLog } from "#tests/support/memory-log.ts";
import { loader as rootLoader } from "#web/root.tsx";
import { formReader } from "#web/server/app-context.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";

const document = { Accept: "text/html,*/*;q=0.8", "Accept-Language": "es" };
const { log, lines } = memoryLog();
const settings = { origin: "https://plan.example.org", hasFixedOrigin: true };
const application = testApplication(await testDatabase(), { log, settings });
const { origin } = settings;
const urlencoded = "application/x-www-form-urlencoded";
let carriedOut = 0;

const modules = {
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  form: {
    path: "form",
    default: () => h("p", null, "a form"),
    action: async ({ context }: ActionFunctionArgs) => {
      await context.get(formReader)();
      carriedOut += 1;
      return null;
    },
  },
  frame: {
    default: () => h(Outlet),
    ErrorBoundary: () => h("main", null, "an error in the frame of the site"),
  },
  home: { index: true as const, default: () => h("p", null, "the home page") },
  any: { path: "*", default: () => h("p", null, "nothing here") },
  area: {
    path: "area",
    default: () => h(Outlet),
    middleware: [routeMiddleware("editor")],
    loader: () => {
      carriedOut += 1;
      return null;
    },
  },
  desk: { path: "desk", default: () => h("p", null, "for editors"), middleware: [routeMiddleware("editor")] },
};
const answerer = servePages(fakeServerBuild(modules), { context: application.context, origin });

/** The response, and the entries of the security log. */
async function ask(path: string, headers: Record<string, string>, body?: string, method?: string) {
  lines.length = 0;
  const request = new Request(`${origin}${path}`, {
    ...(body !== undefined && { method: "POST", body }),
    ...(method !== undefined && { method }),
    headers: { ...(body !== undefined && { "Content-Type": urlencoded }), ...headers },
  });
  const response = await answerer(request, {
    requestId: "1",
    client: { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) },
  });
  const told = lines.filter(({ message }) => message === "security").map(({ facts }) => facts);
  return { status: response?.status, told, html: await response?.text() };
}

it.each<Record<string, string>>([
  { Origin: origin },
  { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "same-origin" },
])("a form of this site is accepted: %j", async (headers) => {
  carriedOut = 0;
  expect(await ask("/form", headers, "a=1")).toMatchObject({ status: 200, told: [] });
  expect(carriedOut).toBe(1);
});

it.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "http://plan.example.org", Host: "plan.example.org" },
  { Origin: "https://evil.example", Host: "evil.example" },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  {},
])("a form of another site is refused, and its origin logged: %j", async (headers) => {
  carriedOut = 0;
  const { status, told } = await ask("/form", headers, "a=1");
  expect([status, carriedOut]).toEqual([403, 0]);
  expect(told).toMatchObject([
    { event: "forgery-refused", reason: "origin", requestId: "1", address: expect.stringMatching(/^[\da-f]{16}$/) },
  ]);
});

it("a flood of forged forms renders a few error pages at a time, and is told to come back", async () => {
  const [maxRunning, maxPerAddress] = [2, 10];
  const few = { maxRunning, maxWaiting: 10, maxPerPerson: 10, maxPerAddress, timeoutMs: 60_000 };
  const workers = new ThreadPool({ log: silentLog, queues: { ...queueSettings, pages: few } });
  let [running, most] = [0, 0];
  const guard: ThreadPool["guard"] = async (task, options) =>
    workers.guard(async () => {
      most = Math.max(most, (running += 1));
      return task().finally(() => (running -= 1));
    }, options);
  const context = { ...application.context, workers: { ...application.context.workers, guard } };
  const flooded = servePages(fakeServerBuild(modules), { context, origin });
  const forged = async () =>
    flooded(
      new Request(`${origin}/form`, {
        method: "POST",
        body: "a=1",
        headers: { ...document, "Content-Type": urlencoded },
      }),
      { requestId: "1", client: { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) } },
    );
  carriedOut = 0;
  const answers = await Promise.all(Array.from({ length: 60 }, forged));
  const refused = answers.filter((answer) => answer?.status === 403);
  const later = answers.filter((answer) => answer?.status === 503 && answer.headers.has("Retry-After"));
  expect([refused.length, later.length]).toEqual([maxPerAddress, answers.length - maxPerAddress]);
  expect([most, carriedOut]).toEqual([maxRunning, 0]);
});

it.each([
  ["text/plain", "x", 415],
  ["application/json", "{}", 415],
  ["multipart/form-data; boundary=b", "--b\r\nContent-", 400],
  [urlencoded, "a=%00", 422],
])("an invalid form is refused with the right status: %s", async (mediaType, body, expected) => {
  carriedOut = 0;
  const { status, told } = await ask("/form", { Origin: origin, "Content-Type": mediaType }, body);
  expect([status, carriedOut, told]).toEqual([expected, 0, []]);
});

it.each([
  ["of many bytes", `a=${"x".repeat(100_000)}`],
  ["of many fields", "a&".repeat(1_000)],
])("a form %s is refused and logged", async (_, body) => {
  carriedOut = 0;
  const { status, told } = await ask("/form", { Origin: origin }, body);
  expect([status, carriedOut]).toEqual([413, 0]);
  expect(told).toMatchObject([{ event: "body-refused", reason: "body-too-large" }]);
});

it("a page for editors answers 404 to others, and logs who asked", async () => {
  const { jar } = await signedInBrowser(application);
  const { status, told } = await ask("/desk", { Cookie: jar.header });
  expect(status).toBe(404);
  expect(told).toMatchObject([{ event: "access-denied", reason: "role", actor: expect.any(String) }]);
});

it.each(["/", "/?route=camino-ingles", "/?index"])(
  "a form for the home page, %s, is refused in the frame of the site",
  async (path) => {
    const { status, html } = await ask(path, { Origin: origin }, "a=1");
    expect(status).toBe(405);
    expect(html).toContain("an error in the frame of the site");
  },
);

it.each([
  ["GET", "/%E0%A4%A", 400],
  ["GET", "/a/%zz", 400],
  ["POST", "/form", 403],
  ["POST", "/desk", 403],
  ["POST", "/", 403],
  ["POST", "/area", 403],
  ["PROPFIND", "/form", 405],
  ["OPTIONS", "/form", 405],
])(
  "a browser that is refused %s %s gets %i in the frame of the site, others a sentence",
  async (method, path, expected) => {
    carriedOut = 0;
    const page = await ask(path, { ...document, Origin: "https://evil.example" }, undefined, method);
    expect([page.status, carriedOut]).toEqual([expected, 0]);
    expect(page.html).toContain("an error in the frame of the site");
    const plain = await ask(path, { "Accept-Language": "es", Origin: "https://evil.example" }, undefined, method);
    expect(plain.status).toBe(expected);
    expect(plain.html?.length).toBeLessThan(400);
    if (expected === 403) expect(plain.html).toContain("otro sitio");
  },
);
