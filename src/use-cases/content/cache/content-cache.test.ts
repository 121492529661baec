import { describe, expect, it } from "vitest";
import { DatabaseOutageError } from "#database/connection/database-outage.ts";
import { ContentCache } from "./content-cache.ts";

function setUp() {
  const world = { revision: "1", reads: 0, time: 0, failure: null as Error | null };
  const cache = new ContentCache(
    async () => {
      world.reads += 1;
      if (world.failure) throw world.failure;
      return world.revision;
    },
    () => world.time,
  );
  return { world, cache };
}

describe("ContentCache", () => {
  it("loads a value once per revision", async () => {
    const { world, cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    expect(await cache.getOrLoad("a", load)).toBe(1);
    world.time += 10_000;
    expect(await cache.getOrLoad("a", load)).toBe(1);
  });

  it("loads a makeshift value again after five seconds", async () => {
    const { world, cache } = setUp();
    let loads = 0;
    const load = () =>
      cache.getOrLoad(
        "a",
        async () => ++loads,
        (value) => value < 2,
      );
    await load();
    world.time += 4_999;
    expect(await load()).toBe(1);
    world.time += 1;
    expect(await load()).toBe(2);
    world.time += 60_000;
    expect(await load()).toBe(2);
  });

  it("shares one load between concurrent callers", async () => {
    const { cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    expect(await Promise.all([cache.getOrLoad("a", load), cache.getOrLoad("a", load)])).toEqual([1, 1]);
  });

  it("loads again when the revision has changed", async () => {
    const { world, cache } = setUp();
    let loads = 0;
    const load = async () => ++loads;
    await cache.getOrLoad("a", load);
    world.revision = "2";
    world.time += 1_000;
    expect(await cache.getOrLoad("a", load)).toBe(2);
  });

  it("reads the revision at most twice a second, and at once after a local change", async () => {
    const { world, cache } = setUp();
    await cache.revision();
    await cache.revision();
    expect(world.reads).toBe(1);
    cache.contentChanged();
    world.revision = "2";
    expect(await cache.revision()).toBe("2");
  });

  it("returns a recent revision while the database is slow, but never one before a local change", async () => {
    const world = { time: 0, isBusy: false };
    const late = Promise.withResolvers<string>();
    const cache = new ContentCache(
      async () => (world.isBusy ? late.promise : "1"),
      () => world.time,
    );
    await cache.revision();
    world.isBusy = true;
    world.time = 20_000;
    expect(await cache.revision()).toBe("1");
    world.time = 40_000;
    const tooOld = cache.revision();
    late.resolve("2");
    expect(await tooOld).toBe("2");
    world.isBusy = false;
    cache.contentChanged();
    expect(await cache.revision()).toBe("1");
  });

  it("refreshes in the background while in use, without delaying anybody", async () => {
    const { world, cache } = setUp();
    await cache.revision();
    for (const [time, reads] of [
      [200, 1],
      [300, 2],
      [320, 2],
      [600, 3],
    ] as const) {
      world.time = time;
      expect(cache.knownRevision()).toBe("1");
      expect(world.reads).toBe(reads);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
    world.time = 1_200;
    expect(cache.knownRevision()).toBeNull();
  });

  it("ignores revisions read before a local change", async () => {
    const answers: ((revision: string) => void)[] = [];
    const cache = new ContentCache(
      () => new Promise((resolve) => answers.push(resolve)),
      () => 0,
    );
    const before = cache.revision();
    cache.contentChanged();
    const after = cache.revision();
    answers[1]?.("2");
    expect(await after).toBe("2");
    answers[0]?.("1");
    await before;
    expect(await cache.revision()).toBe("2");
    expect(answers).toHaveLength(2);
  });

  it("caches neither absence nor failure", async () => {
    const { cache } = setUp();
    expect(await cache.getOrLoad("a", async () => null)).toBeNull();
    await expect(cache.getOrLoad("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.getOrLoad("a", async () => 3)).toBe(3);
  });

  it("uses the last known revision while the database is away, and detects later changes", async () => {
    const { world, cache } = setUp();
    await cache.getOrLoad("a", async () => "as of 1");
    world.failure = new DatabaseOutageError("unreachable", "gone");
    world.time += 60_000;
    expect(await cache.revision()).toBe("1");
    expect(await cache.getOrLoad("a", () => Promise.reject(world.failure))).toBe("as of 1");
    await expect(cache.getOrLoad("b", () => Promise.reject(world.failure))).rejects.toThrow("gone");
    world.failure = null;
    world.revision = "2";
    expect(await cache.revision()).toBe("2");
    expect(await cache.getOrLoad("a", async () => "as of 2")).toBe("as of 2");
  });

  it("fails if the database is unavailable and no revision is known, and on other errors", async () => {
    const { world, cache } = setUp();
    world.failure = new DatabaseOutageError("unreachable", "gone");
    await expect(cache.revision()).rejects.toThrow("gone");
    world.failure = null;
    await cache.revision();
    world.time += 1_000;
    world.failure = new Error("a mistake");
    await expect(cache.revision()).rejects.toThrow("a mistake");
  });

  it("limits values with keys chosen by clients to the most recently used", async () => {
    const { cache } = setUp();
    let loads = 0;
    const ask = (key: number) => cache.getOrLoadBounded(`pace ${key}`, async () => ++loads);
    for (let key = 0; key < 500; key += 1) await Promise.all([ask(key), ask(0)]);
    expect(loads).toBe(500);
    await ask(0);
    await ask(499);
    expect(loads).toBe(500);
    await ask(1);
    expect(loads).toBe(501);
  });

  it("derives one value at a time from the previous one, however fast the content changes", async () => {
    const { world, cache } = setUp();
    const first = Promise.withResolvers<string[]>();
    const slow = cache.getOrUpdate("all", () => first.promise);
    await cache.revision();
    world.revision = "2";
    world.time += 1_000;
    const next = cache.getOrUpdate<string[]>("all", async (before) => [...(before ?? []), "second"]);
    await cache.revision();
    first.resolve(["first"]);
    expect(await slow).toEqual(["first"]);
    expect(await next).toEqual(["first", "second"]);
  });
});
