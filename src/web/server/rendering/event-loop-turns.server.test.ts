import { expect, it } from "vitest";
import { nextEventLoopTurn, eventLoopTurn } from "./event-loop-turns.server.ts";

it("yields to other tasks between two pages", async () => {
  const order: string[] = [];
  const other = (async () => {
    for (let turn = 0; turn < 9; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push("other");
    }
  })();
  const pages = ["a", "b", "c"].map((page) => eventLoopTurn().then(() => order.push(page)));
  await Promise.all([...pages, other]);
  expect(order.join(" ").replaceAll(/[abc]/g, "page")).not.toMatch(/page page/);
});

it("finishes one page before the next starts", async () => {
  const order: string[] = [];
  const begin = async (page: string) => {
    await eventLoopTurn();
    order.push(`${page}1`);
    await nextEventLoopTurn();
    order.push(`${page}2`);
  };
  await Promise.all([begin("a"), begin("b"), begin("c")]);
  expect(order).toEqual(["a1", "a2", "b1", "b2", "c1", "c2"]);
});
