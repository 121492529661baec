import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { serveApplication } from "#tests/support/program/serve-application.ts";
import { silentLog } from "#tests/support/silent-log.ts";

const database = await testDatabase({ seeded: true });
const queues = { ...queueSettings, planning: { ...queueSettings.planning, maxRunning: 1, maxWaiting: 2 } };
const workers = new ThreadPool({ log: silentLog, queues });
const application = testApplication(database, {
  workers,
  clientAddress: (request) => request.headers.get("X-Test-Client") ?? "",
});
const url = await serveApplication(application);

/** Options with very many possible plans. */
const heavy = {
  route: "camino-del-norte",
  variants: "free",
  lodging: "ignore",
  easeInDays: 14,
  ideal: 1,
  max: 200,
  restEvery: { after: 50, min: 1, max: 100 },
};

let leaving: AbortController;
let ending: PromiseWithResolvers<void>;
beforeEach(() => {
  leaving = new AbortController();
  ending = Promise.withResolvers();
});
afterEach(async () => {
  leaving.abort();
  ending.resolve();
  await vi.waitUntil(() => counts().join() === "0,0", { timeout: 20_000 });
});

const counts = () => [workers.running("planning"), workers.waiting("planning")];

function plan(client: string, options: object = heavy): Promise<Response> {
  return fetch(`${url}/api/planner`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Test-Client": client },
    body: JSON.stringify(options),
    signal: leaving.signal,
  });
}

/** Occupies the planner until the test ends, so that requests are queued. */
async function busyWith(running: string, ...waiting: readonly string[]): Promise<Promise<unknown>[]> {
  const client = { address: running, signal: new AbortController().signal };
  void workers.guard(() => ending.promise, { queue: "planning", client, person: null });
  const requests = [];
  for (const [index, address] of waiting.entries()) {
    requests.push(plan(address).catch((error: unknown) => error));
    await vi.waitFor(() => expect(counts()).toEqual([1, index + 1]), { timeout: 20_000, interval: 5 });
  }
  return requests;
}

it("answers cheap options and other requests while expensive ones are planned", async () => {
  await busyWith("a", "b", "c");
  expect((await plan("d", { route: "camino-frances" })).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(counts()).toEqual([1, 2]);
});

it("answers Retry-After when the queue is full", async () => {
  await busyWith("a", "b", "c");
  const refused = await plan("d");
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await problemOf(refused)).toMatchObject({ type: "/api/docs#unavailable" });
});

it("allows two expensive plans per IP address at a time", async () => {
  await busyWith("a", "a");
  const refused = await plan("a");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await problemOf(refused)).toMatchObject({ type: "/api/docs#too-many-requests" });
  expect((await plan("a", { route: "camino-frances" })).status).toBe(200);
});

it("removes queued work when its client disconnects", async () => {
  const requests = await busyWith("a", "b", "c");
  leaving.abort();
  await Promise.all(requests);
  await vi.waitFor(() => expect(counts()).toEqual([1, 0]), { timeout: 20_000 });
});

it("stops running work when its client disconnects", async () => {
  const request = plan("a").catch((error: unknown) => error);
  await vi.waitFor(() => expect(counts()).toEqual([1, 0]), { timeout: 20_000, interval: 5 });
  leaving.abort();
  await request;
  await vi.waitFor(() => expect(counts()).toEqual([0, 0]), { timeout: 20_000 });
});
