import v8 from "node:v8";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("frees memory afterwards, in short steps, for a while", async () => {
  const flags = vi.spyOn(v8, "setFlagsFromString").mockReturnValue();
  onTestFinished(() => {
    flags.mockRestore();
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await new Promise<void>((resolve) => {
    flags.mockImplementationOnce(() => resolve());
    warmUp(async () => new Response(""), origin, log);
  });
  expect(flags.mock.calls).toEqual([["--optimize-for-size"]]);
  vi.runAllTimers();
  expect(flags.mock.calls).toEqual([["--optimize-for-size"], ["--no-optimize-for-size"]]);
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
