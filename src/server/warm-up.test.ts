import { expect, test, vi } from "vitest";
import type { Log } from "#use-cases/context.ts";
import { warmUp } from "./warm-up.ts";

const debug = vi.fn<Log["debug"]>();
const log: Log = { debug, info: () => {}, warn: () => {}, error: () => {} };
const origin = "https://vieira.example";

test("pages of the planner are made before anybody asks, each another one", async () => {
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

test("memory is given back once they are made", async () => {
  const gc = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal("gc", gc);
  warmUp(async () => new Response(""), origin, log);
  await vi.waitFor(() => expect(gc).toHaveBeenCalled());
  vi.unstubAllGlobals();
  expect(gc).toHaveBeenCalledWith({ type: "major", execution: "async", flavor: "last-resort" });
});

test("no page is begun any longer once the process is to end", async () => {
  const made: (() => void)[] = [];
  const { stop } = warmUp(() => new Promise((resolve) => made.push(() => resolve(new Response("")))), origin, log);
  const stopped = stop();
  made[0]?.();
  await stopped;
  expect(made).toHaveLength(1);
});

test("what fails is noted, and the next page is made", async () => {
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

test("an end does not wait for a page that never comes", async () => {
  const begun = performance.now();
  await warmUp(() => new Promise(() => {}), origin, log).stop();
  expect(performance.now() - begun).toBeLessThan(4_000);
});
