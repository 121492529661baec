import { afterEach, expect, it, vi } from "vitest";

import { readStored, writeStored, readStoredJson } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("reads and writes nothing where the browser blocks its storage", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored("a")).toBeNull();
  expect(readStoredJson("a")).toBeNull();
  expect([writeStored("a", "1"), writeStored("a", null)]).toEqual([false, false]);
});

it("takes what is no JSON for nothing", () => {
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => (key === "list" ? "[1]" : "{") });
  expect(readStoredJson("list", "sessionStorage")).toEqual([1]);
  expect(readStoredJson("other", "sessionStorage")).toBeNull();
});
