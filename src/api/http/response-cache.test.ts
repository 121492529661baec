import { expect, it } from "vitest";
import { CachedResponse } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

const answer = (bytes: number) => new CachedResponse(200, new Headers(), new Uint8Array(bytes));

/** The number of responses kept after a thousand are added. */
function staying(maxBytes: number, keyLength: number, bytes: number): number {
  const kept = new ResponseCache("test", maxBytes);
  const keys = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(keyLength, "-"));
  for (const key of keys) kept.set(key, answer(bytes));
  return keys.filter((key) => kept.get(key) !== undefined).length;
}

it("evicts the least recently used responses beyond its size", () => {
  expect(staying(100_000, 10, 2_000)).toBeGreaterThan(10);
  expect(staying(100_000, 10, 2_000)).toBeLessThanOrEqual(50);
});

it("counts the length of keys, which may exceed that of responses", () => {
  expect(staying(1_000_000, 15_000, 10)).toBeLessThanOrEqual(66);
});

it("frees the size of a replaced response", () => {
  const kept = new ResponseCache("test", 20_000);
  kept.set("other", answer(1_000));
  for (let round = 0; round < 100; round += 1) kept.set("same", answer(1_000));
  expect(kept.get("other")).toBeDefined();
});

it("does not store anything larger than its total size", () => {
  const kept = new ResponseCache("test", 10_000);
  kept.set("small", answer(10));
  kept.set("large", answer(20_000));
  kept.set("k".repeat(20_000), answer(10));
  expect([kept.get("small"), kept.get("large")]).toEqual([expect.anything(), undefined]);
});

it("drops responses of unpublished content", () => {
  const kept = new ResponseCache("test", 20_000);
  kept.dropOtherRevisions("1");
  kept.set("1 /", answer(1_000));
  kept.dropOtherRevisions("1");
  expect(kept.get("1 /")).toBeDefined();
  kept.dropOtherRevisions("2");
  expect([kept.get("1 /"), kept.bytes]).toEqual([undefined, 0]);
});
