import { expect, test, vi } from "vitest";
import type { Log } from "#use-cases/context.ts";
import { warmUp } from "./warm-up.ts";

const debug = vi.fn<Log["debug"]>();
const log: Log = { debug, info: () => {}, warn: () => {}, error: () => {} };
const origin = "https://vieira.example";

test("renders different planner pages before the first request", async () => {
  const requested: string[] = [];
  warmUp(
    async ({ url }) => {
      requested.push(url);
      return new Response("");
    },
    origin,
    log,
  );
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(8));
  expect(requested[0]).toBe(`${origin}/planner`);
  expect(new Set(requested).size).toBe(requested.length);
});

/** Warms up with a heap of that size. @returns the calls of the garbage collector */
async function collectionsWith(heapUsed: number) {
  const gc = vi.fn<(options: object) => Promise<void>>(async () => undefined);
  vi.stubGlobal("gc", gc);
  const usage = vi.spyOn(process, "memoryUsage").mockReturnValue({ ...process.memoryUsage(), heapUsed });
  const pages: string[] = [];
  const { stop } = warmUp(async ({ url }) => (pages.push(url), new Response("")), origin, log);
  await vi.waitFor(() => expect(pages).toHaveLength(9));
  await stop();
  usage.mockRestore();
  vi.unstubAllGlobals();
  return gc.mock.calls;
}

test("frees memory afterwards", async () => {
  expect(await collectionsWith(60_000_000)).toEqual([[{ type: "major", execution: "async", flavor: "last-resort" }]]);
});

test("leaves the large heap of a very large site alone, which takes long to collect", async () => {
  expect(await collectionsWith(300_000_000)).toEqual([]);
});

test("starts no page after shutdown has begun", async () => {
  const made: (() => void)[] = [];
  const { stop } = warmUp(() => new Promise((resolve) => made.push(() => resolve(new Response("")))), origin, log);
  const stopped = stop();
  made[0]?.();
  await stopped;
  expect(made).toHaveLength(1);
});

test("logs a failure and continues with the next page", async () => {
  const requested: string[] = [];
  const { stop } = warmUp(
    async ({ url }) => {
      requested.push(url);
      throw new Error("no database");
    },
    origin,
    log,
  );
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(1));
  await stop();
  expect(debug).toHaveBeenCalledWith({ err: expect.any(Error) }, "no page was made ahead");
});

test("shutdown does not wait for a page that never finishes", async () => {
  const begun = performance.now();
  await warmUp(() => new Promise(() => {}), origin, log).stop();
  expect(performance.now() - begun).toBeLessThan(4_000);
});
