import { describe, expect, it } from "vitest";

import { mayReload } from "./newer-build.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("a reload", () => {
  it("happens once per path in ten seconds", () => {
    const storage = memory();
    expect(mayReload("/a", storage, 0)).toBe(true);
    expect(mayReload("/a", storage, 9_999)).toBe(false);
    expect(mayReload("/b", storage, 9_999)).toBe(true);
    expect(mayReload("/a", storage, 10_000)).toBe(true);
    expect(mayReload("/b", storage, 10_000)).toBe(false);
  });

  it("never happens if it could not be recorded", () => {
    const refuse = () => {
      throw new Error("No storage");
    };
    expect(mayReload("/a", { getItem: refuse, setItem: refuse }, 0)).toBe(false);
    expect(mayReload("/a", { getItem: () => null, setItem: refuse }, 0)).toBe(false);
    expect(mayReload("/a", { getItem: () => "{", setItem: () => undefined }, 0)).toBe(false);
  });
});
