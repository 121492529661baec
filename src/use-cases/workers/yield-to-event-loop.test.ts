import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { runInSteps, yieldIfBusy, sortYielding } from "./yield-to-event-loop.ts";

it("yields to other tasks during long work", async () => {
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  // Work that never yields would see no turn at all, even on a slow machine.
  const until = performance.now() + 20_000;
  while (turns.length < 3 && performance.now() < until) await yieldIfBusy();
  clearInterval(timer);
  expect(turns).toHaveLength(3);
});

it("gives each turn of the event loop to one of several", async () => {
  const work = (ms: number): void => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const inTurn: number[] = [0];
  const isOver = { yet: false };
  const tasks = Array.from({ length: 4 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      await yieldIfBusy();
      inTurn[inTurn.length - 1]! += 1;
      work(11);
    }
  });
  void Promise.all(tasks).then(() => (isOver.yet = true));
  while (!isOver.yet) {
    await setImmediate();
    inTurn.push(0);
  }
  // All but the first turn, in which none had worked yet.
  expect(Math.max(...inTurn.slice(1))).toBe(1);
});

it("runs all steps, and gives their result", async () => {
  const done: number[] = [];
  const steps = (function* () {
    for (let step = 0; step < 3; step += 1) {
      done.push(step);
      yield;
    }
    return "the result";
  })();
  expect(await runInSteps(steps)).toBe("the result");
  expect(done).toEqual([0, 1, 2]);
});

/** Of few different values, which leave the order of equal things visible. */
const things = Array.from({ length: 5_000 }, (_, place) => ({ value: (place * 7_919) % 83, place }));
const byValue = (a: { value: number }, b: { value: number }) => a.value - b.value;

it.each([0, 1, 511, 512, 513, 1_537, 5_000])("equals sorting %i things at once", async (amount) => {
  const some = things.slice(0, amount);
  expect(await sortYielding(some, byValue)).toEqual(some.toSorted(byValue));
});

it("lets others run in between", async () => {
  const progress = { turns: 0, isDone: false };
  const slow = (a: { value: number }, b: { value: number }) => {
    const until = performance.now() + 0.01;
    while (performance.now() < until);
    return byValue(a, b);
  };
  const sorting = sortYielding(things.slice(0, 2_000), slow).then(() => (progress.isDone = true));
  while (!progress.isDone) {
    await setImmediate();
    progress.turns += 1;
  }
  await sorting;
  expect(progress.turns).toBeGreaterThan(5);
});
