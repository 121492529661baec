import { expect, it } from "vitest";
import { ownTurn } from "./own-turn.server.ts";

it("lets everything else have its turn between two pages", async () => {
  const order: string[] = [];
  const other = (async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push("other");
    }
  })();
  const pages = ["a", "b", "c"].map((page) => ownTurn().then(() => order.push(page)));
  await Promise.all([...pages, other]);
  expect(order.join(" ").replaceAll(/[abc]/g, "page")).not.toMatch(/page page/);
});
