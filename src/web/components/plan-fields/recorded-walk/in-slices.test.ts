import { expect, it } from "vitest";

import { inSlices } from "./in-slices.ts";

/** One millisecond of work per step. */
function* busy(steps: number): Generator<number, string> {
  for (let step = 1; step <= steps; step++) {
    const start = performance.now();
    while (performance.now() - start < 1);
    yield step / steps;
  }
  return "done";
}

it("yields to other tasks, and reports progress", async () => {
  const shares: number[] = [];
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 1);
  expect(await inSlices(busy(60), new AbortController().signal, (share) => shares.push(share))).toBe("done");
  clearInterval(turn);
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it("stops when aborted", async () => {
  const given = new AbortController();
  const shares: number[] = [];
  const work = inSlices(busy(10_000), given.signal, (share) => {
    shares.push(share);
    given.abort();
  });
  await expect(work).rejects.toThrow();
  expect(shares).toHaveLength(1);
});
