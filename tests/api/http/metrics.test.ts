import { afterAll, expect, it } from "vitest";
import type { AddressInfo } from "node:net";
import { createMetrics } from "#server/metrics/metrics.ts";
import { serveMetrics } from "#server/metrics/serve-metrics.ts";
import { ThreadPool } from "#server/workers/thread-pool.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { silentLog } from "#tests/support/silent-log.ts";

const database = await testDatabase({ seeded: true });
const workers = new ThreadPool({ log: silentLog });
const { registry, observeRequest } = createMetrics({ database, workers });
const application = testApplication(database, { observeRequest, workers });
const server = await serveMetrics(registry, { host: "127.0.0.1", port: 0 }, silentLog);
const { port } = server.address() as AddressInfo;
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });
const read = async (): Promise<string> => (await ask("/metrics")).text();

/** The value of a metric with these labels. */
function valueOf(text: string, name: string, ...labels: string[]): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${name}{`) && labels.every((l) => each.includes(l)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

it("counts requests by pattern and outcome, without paths or queries", async () => {
  const browser = await signedInBrowser(application);
  const { uuid } = await newPlan(browser);
  for (let time = 0; time < 3; time += 1) await browser.send("GET", `/api/plans/${uuid}`);
  await application.get("/api/towns/not-a-uuid?q=secret");
  await application.get("/api/nothing/ana@example.org");
  await application.get("/wp-admin/secret");
  await application.app.request("/api/health", { method: "PROPFIND" });
  const text = await read();
  const count = "vieira_http_request_duration_seconds_count";
  expect(valueOf(text, count, 'route="/api/plans/:uuid"', 'method="GET"', 'status="2xx"')).toBe(3);
  expect(valueOf(text, count, 'route="/api/towns/:uuid"', 'status="4xx"')).toBe(1);
  expect(valueOf(text, count, 'route="none"', 'method="GET"', 'status="4xx"')).toBe(2);
  expect(valueOf(text, count, 'method="other"')).toBe(1);
  expect(text).not.toMatch(new RegExp(`secret|example\\.org|not-a-uuid|PROPFIND|${uuid}`));
});

it("reports worker threads, caches, database, mails and Node", async () => {
  await application.get("/api/routes");
  await application.get("/api/routes");
  const text = await read();
  expect(valueOf(text, "vieira_worker_task_duration_seconds_count", 'outcome="done"')).toBeGreaterThan(0);
  expect(valueOf(text, "vieira_worker_tasks", 'queue="planning"', 'state="waiting"')).toBe(0);
  expect(valueOf(text, "vieira_cache_bytes", 'cache="content"')).toBeGreaterThan(1_000);
  expect(valueOf(text, "vieira_cache_requests_total", 'cache="content"', 'result="hit"')).toBeGreaterThan(0);
  expect(text).toContain("\nvieira_database_up 1\n");
  expect(valueOf(text, "vieira_database_connections", 'state="waiting"')).toBe(0);
  expect(valueOf(text, "vieira_mails", 'state="queued"')).toBeGreaterThan(0);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});

it("is served at one address, for GET only", async () => {
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/metrics?x=1")).status).toBe(404);
  expect((await ask("/metrics", "POST")).status).toBe(404);
  expect((await application.get("/metrics")).status).toBe(404);
});

it("reports that the port is in use", async () => {
  await expect(serveMetrics(registry, { host: "127.0.0.1", port }, silentLog)).rejects.toThrow(
    `METRICS_PORT ${port} is in use`,
  );
});

it("works while the database is unavailable", async () => {
  const away = { ...database, isReachable: async () => false, drizzle: undefined } as unknown as typeof database;
  const text = await createMetrics({ database: away, workers }).registry.metrics();
  expect(text).toContain("\nvieira_database_up 0\n");
  expect(text).not.toContain("vieira_mails{");
});
