import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { inLaterTurn, inTurn } from "./turns.ts";

/** Longer than a turn may be for work that can be divided. */
const longMs = 12;

function work(done: string[], name: string, ms = 0): () => void {
  return () => {
    for (const until = performance.now() + ms; performance.now() < until;);
    done.push(name);
  };
}

it("does at once what is asked for while there is time", () => {
  const done: string[] = [];
  inTurn(work(done, "first"));
  inTurn(work(done, "second"));
  expect(done).toEqual(["first", "second"]);
});

it("lets what comes after a long piece of work wait for the next turn, and all that comes after it", async () => {
  const done: string[] = [];
  await nextTurn();
  inTurn(work(done, "long", longMs));
  inTurn(work(done, "second", longMs));
  inTurn(work(done, "third"));
  expect(done).toEqual(["long"]);
  await nextTurn();
  expect(done).toEqual(["long", "second"]);
  await nextTurn();
  expect(done).toEqual(["long", "second", "third"]);
});

it("never does at once what is for a later turn", async () => {
  const done: string[] = [];
  inLaterTurn(() => {
    done.push("first");
    inLaterTurn(work(done, "of first"));
  });
  expect(done).toEqual([]);
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(["first", "of first"]);
});
