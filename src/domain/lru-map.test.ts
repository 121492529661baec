import { expect, it } from "vitest";
import { LruMap } from "./lru-map.ts";

it("evicts the least recently used entries beyond its size, but never the newest", () => {
  const map = new LruMap<string, string>(6, (value) => value.length);
  map.set("a", "aaa");
  map.set("b", "bbb");
  expect(map.get("a")).toBe("aaa");
  map.set("c", "c");
  expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual(["aaa", undefined, "c", 4]);
  map.set("large", "larger than all");
  expect([map.get("a"), map.get("large"), map.size]).toEqual([undefined, "larger than all", 15]);
});

it("counts an entry once, however often it is stored, and none that is deleted", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("a", 2);
  map.set("b", 3);
  expect([map.get("a"), map.get("b"), map.size]).toEqual([2, 3, 2]);
  map.delete("a");
  map.delete("a");
  expect(map.size).toBe(1);
  map.clear();
  expect([map.get("b"), map.size]).toEqual([undefined, 0]);
});
