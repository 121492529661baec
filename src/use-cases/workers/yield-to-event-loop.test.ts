import { expect, it } from "vitest";
import { createYield } from "./yield-to-event-loop.ts";

it("yields to other tasks during long work", async () => {
  const yieldIfBusy = createYield();
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  // Work that never yields would see no turn at all, even on a slow machine.
  const until = performance.now() + 20_000;
  while (turns.length < 3 && performance.now() < until) await yieldIfBusy();
  clearInterval(timer);
  expect(turns).toHaveLength(3);
});
