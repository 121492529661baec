import { expect, it } from "vitest";

import { mayPrefetch, PrefetchQueue } from "./prefetch-queue.ts";

it("loads four pages at once, and the others in order", () => {
  const queue = new PrefetchQueue(() => 0);
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.request(page);
  expect(queue.active()).toEqual(["/a", "/b", "/c", "/d"]);
  queue.finish("/b");
  expect(queue.active()).toEqual(["/a", "/c", "/d", "/e"]);
});

it("does not load a page twice while its data is fresh", () => {
  let now = 0;
  const queue = new PrefetchQueue(() => now);
  queue.request("/a");
  queue.request("/a");
  expect(queue.active()).toEqual(["/a"]);
  queue.finish("/a");
  now = 29_000;
  queue.request("/a");
  expect(queue.active()).toEqual([]);
  now = 31_000;
  queue.request("/a");
  expect(queue.active()).toEqual(["/a"]);
});

it("skips entries cancelled before they start, and notifies of changes", () => {
  const queue = new PrefetchQueue(() => 0);
  let changes = 0;
  queue.subscribe(() => (changes += 1));
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.request(page);
  queue.forget("/e");
  queue.finish("/a");
  expect(queue.active()).toEqual(["/b", "/c", "/d", "/f"]);
  expect(changes).toBeGreaterThan(0);
});

it("loads nothing on slow connections and with data saver", () => {
  expect(mayPrefetch({ connection: { effectiveType: "slow-2g" } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "2g" } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "4g", saveData: true } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "4g", saveData: false } })).toBe(true);
  expect(mayPrefetch({})).toBe(true);
});
