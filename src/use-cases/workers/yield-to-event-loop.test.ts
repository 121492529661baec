import { expect, it } from "vitest";
import { createYield } from "./yield-to-event-loop.ts";

it("lets everything else have its turn while work goes on for long", async () => {
  const yieldIfBusy = createYield();
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  // Even on a slow machine, work that never yields would see no turn at all.
  const until = performance.now() + 20_000;
  while (turns.length < 3 && performance.now() < until) await yieldIfBusy();
  clearInterval(timer);
  expect(turns).toHaveLength(3);
});
