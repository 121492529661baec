import { expect, test, vi } from "vitest";
import type { Log } from "#use-cases/context.ts";
import { WarmUp } from "./warm-up.ts";

const debug = vi.fn<Log["debug"]>();
const log: Log = { debug, info: () => {}, warn: () => {}, error: () => {} };

const origin = "https://vieira.example";

test("the page of the planner is made twice before anybody asks, and some more beside what is asked", async () => {
  const asked: string[] = [];
  const warmUp = new WarmUp(
    async ({ url }) => {
      asked.push(url);
      return new Response("");
    },
    origin,
    log,
  );
  await warmUp.beforeListening();
  expect(asked).toEqual([`${origin}/planner`, `${origin}/planner?ideal=7`]);
  warmUp.whileListening();
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(8));
  expect(new Set(asked).size).toBe(asked.length);
});

test("no page is begun any longer once the process is to end", async () => {
  const made: (() => void)[] = [];
  const warmUp = new WarmUp(() => new Promise((resolve) => made.push(() => resolve(new Response("")))), origin, log);
  warmUp.whileListening();
  const stopped = warmUp.stop();
  made[0]?.();
  await stopped;
  expect(made).toHaveLength(1);
});

test("a start goes on without its first page", async () => {
  await new WarmUp(
    async () => {
      throw new Error("no database");
    },
    origin,
    log,
  ).beforeListening();
  expect(debug).toHaveBeenCalledWith({ err: expect.any(Error) }, "no page was made ahead");
});

test("a start does not wait for a page that never comes", async () => {
  const begun = performance.now();
  await new WarmUp(() => new Promise(() => {}), origin, log).beforeListening();
  expect(performance.now() - begun).toBeLessThan(4_000);
});
