import { expect, test, vi } from "vitest";
import type { Log } from "#use-cases/context.ts";
import { warmUp } from "./warm-up.ts";

const debug = vi.fn<Log["debug"]>();
const log: Log = { debug, info: () => {}, warn: () => {}, error: () => {} };

test("the page of the planner is made twice before anybody asks", async () => {
  const asked: string[] = [];
  await warmUp(
    async ({ url }) => {
      asked.push(url);
      return new Response("");
    },
    "https://vieira.example",
    log,
  );
  expect(asked).toEqual(["https://vieira.example/planner", "https://vieira.example/planner?ideal=7"]);
});

test("a start goes on without its first page", async () => {
  await warmUp(
    async () => {
      throw new Error("no database");
    },
    "https://vieira.example",
    log,
  );
  expect(debug).toHaveBeenCalledWith({ err: expect.any(Error) }, "no page was made ahead");
});

test("a start does not wait for a page that never comes", async () => {
  const begun = performance.now();
  await warmUp(() => new Promise(() => {}), "https://vieira.example", log);
  expect(performance.now() - begun).toBeLessThan(4_000);
});
