import { expect, it } from "vitest";
import { givingWay } from "./give-way.ts";

it("lets everything else have its turn while work goes on for long", async () => {
  const giveWay = givingWay();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const until = performance.now() + 200;
  while (performance.now() < until) await giveWay();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
