import { describe, expect, it } from "vitest";

import { importOnDemand } from "./import-on-demand.ts";

describe("a lazy import", () => {
  it("loads nothing before it is requested, and only once", async () => {
    let loads = 0;
    const { request, loaded } = importOnDemand(async () => (loads += 1));
    const module = loaded;
    await Promise.resolve();
    expect(loads).toBe(0);
    void request();
    void request();
    expect(await module).toBe(1);
    expect(await loaded).toBe(1);
    expect(loads).toBe(1);
  });

  it("starts loading when requested, whether anybody awaits it or not", async () => {
    let loads = 0;
    const { request, loaded } = importOnDemand(async () => (loads += 1));
    await request();
    expect(loads).toBe(1);
    expect(await loaded).toBe(1);
  });

  it("is retried on the next request after a failure", async () => {
    let loads = 0;
    const { request, loaded } = importOnDemand(async () => {
      loads += 1;
      if (loads === 1) throw new Error("no network");
      return loads;
    });
    await request();
    expect(loads).toBe(1);
    await request();
    expect(await loaded).toBe(2);
  });
});
