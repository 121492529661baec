import { describe, expect, it } from "vitest";

import { wantedImport } from "./wanted-import.ts";

describe("a lazy import", () => {
  it("loads nothing before it is requested, and only once", async () => {
    let loads = 0;
    const { want, fetched } = wantedImport(async () => (loads += 1));
    const module = fetched;
    await Promise.resolve();
    expect(loads).toBe(0);
    void want();
    void want();
    expect(await module).toBe(1);
    expect(await fetched).toBe(1);
    expect(loads).toBe(1);
  });

  it("starts loading when requested, whether anybody awaits it or not", async () => {
    let loads = 0;
    const { want, fetched } = wantedImport(async () => (loads += 1));
    await want();
    expect(loads).toBe(1);
    expect(await fetched).toBe(1);
  });

  it("is retried on the next request after a failure", async () => {
    let loads = 0;
    const { want, fetched } = wantedImport(async () => {
      loads += 1;
      if (loads === 1) throw new Error("no network");
      return loads;
    });
    await want();
    expect(loads).toBe(1);
    await want();
    expect(await fetched).toBe(2);
  });
});
