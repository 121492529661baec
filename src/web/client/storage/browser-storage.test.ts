import { afterEach, expect, it, vi } from "vitest";

import { readStored, readStoredJson, removeStored, writeStored } from "./browser-storage.ts";

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

it("takes what is no JSON for nothing, and removes texts by their prefix", () => {
  const texts: Record<string, string> = { "draft a": "{", "draft b": "[1]", other: "2" };
  const storage = {
    getItem: (key: string) => texts[key] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(texts, key),
  };
  vi.stubGlobal("sessionStorage", new Proxy(texts, { get: (_, name) => Reflect.get(storage, name) }));
  expect(readStoredJson("draft a", "sessionStorage")).toBeNull();
  expect(readStoredJson("draft b", "sessionStorage")).toEqual([1]);
  removeStored("draft ", "sessionStorage");
  expect(texts).toEqual({ other: "2" });
});
