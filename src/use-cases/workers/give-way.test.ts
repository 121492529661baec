import { expect, it } from "vitest";
import { givingWay } from "./give-way.ts";

it("yields to other tasks during long work", async () => {
  const giveWay = givingWay();
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  // Work that never yields would see no turn at all, even on a slow machine.
  const until = performance.now() + 20_000;
  while (turns.length < 3 && performance.now() < until) await giveWay();
  clearInterval(timer);
  expect(turns).toHaveLength(3);
});
