import { describe, expect, it } from "vitest";
import { ContentCache } from "./content-cache.ts";

function setUp() {
  const world = { revision: "1", reads: 0, time: 0 };
  const cache = new ContentCache(
    async () => {
      world.reads += 1;
      return world.revision;
    },
    () => world.time,
  );
  return { world, cache };
}

describe("ContentCache", () => {
  it("loads a value once while the revision stands", async () => {
    const { world, cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    expect(await cache.remember("a", load)).toBe(1);
    world.time += 10_000;
    expect(await cache.remember("a", load)).toBe(1);
  });

  it("shares one load between callers that ask at once", async () => {
    const { cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    expect(await Promise.all([cache.remember("a", load), cache.remember("a", load)])).toEqual([1, 1]);
  });

  it("loads again when the revision has moved", async () => {
    const { world, cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    await cache.remember("a", load);
    world.revision = "2";
    world.time += 1_000;
    expect(await cache.remember("a", load)).toBe(2);
  });

  it("asks for the revision at most twice a second, at once after a change made here", async () => {
    const { world, cache } = setUp();
    await cache.revision();
    await cache.revision();
    expect(world.reads).toBe(1);
    cache.contentChanged();
    world.revision = "2";
    expect(await cache.revision()).toBe("2");
  });

  it("keeps neither absence nor failure", async () => {
    const { cache } = setUp();
    expect(await cache.remember("a", async () => null)).toBeNull();
    await expect(cache.remember("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.remember("a", async () => 3)).toBe(3);
  });
});
