import { describe, expect, it } from "vitest";

import { importOnDemand } from "./import-on-demand.ts";

describe("a wanted import", () => {
  it("fetches nothing before it is wanted, and once only", async () => {
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

  it("is fetched as soon as it is wanted, whether anybody waits or not", async () => {
    let loads = 0;
    const { request, loaded } = importOnDemand(async () => (loads += 1));
    await request();
    expect(loads).toBe(1);
    expect(await loaded).toBe(1);
  });

  it("is fetched again when it is wanted again after a failure", async () => {
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
