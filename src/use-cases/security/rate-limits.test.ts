import { expect, it } from "vitest";
import { TokenBuckets } from "./rate-limits.ts";

it("allows a burst and then a rate per second, separately for each key", () => {
  let now = 0;
  const buckets = new TokenBuckets({ perSecond: 2, burst: 3, clock: () => now });
  expect([1, 2, 3, 4].map(() => buckets.take("a"))).toEqual([0, 0, 0, 1]);
  expect(buckets.take("b")).toBe(0);
  now += 500;
  expect([buckets.take("a"), buckets.take("a")]).toEqual([0, 1]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => buckets.take("a"))).toEqual([0, 0, 0, 1]);
});
