import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { sortGivingWay } from "./sort-giving-way.ts";

/** Of few different values, which leave the order of equal things visible. */
const things = Array.from({ length: 5_000 }, (_, place) => ({ value: (place * 7_919) % 83, place }));
const byValue = (a: { value: number }, b: { value: number }) => a.value - b.value;

it.each([0, 1, 511, 512, 513, 1_537, 5_000])("equals sorting %i things at once", async (amount) => {
  const some = things.slice(0, amount);
  expect(await sortGivingWay(some, byValue)).toEqual(some.toSorted(byValue));
});

it("lets others run in between", async () => {
  const progress = { turns: 0, isDone: false };
  const slow = (a: { value: number }, b: { value: number }) => {
    const until = performance.now() + 0.01;
    while (performance.now() < until);
    return byValue(a, b);
  };
  const sorting = sortGivingWay(things.slice(0, 2_000), slow).then(() => (progress.isDone = true));
  while (!progress.isDone) {
    await setImmediate();
    progress.turns += 1;
  }
  await sorting;
  expect(progress.turns).toBeGreaterThan(5);
});
