import { expect, it } from "vitest";

import { markHydrated, markDehydrated, hydrateAll } from "./hydration-registry.ts";

it("waits for nothing where nothing sleeps", async () => {
  await expect(hydrateAll()).resolves.toBeUndefined();
});

it("wakes every part and waits for the last of them", async () => {
  const woken: string[] = [];
  const parts = ["houses", "sights"].map((name) => ({ name }));
  for (const part of parts) markDehydrated(part, () => woken.push(part.name));
  let areAwake = false;
  const all = hydrateAll().then(() => (areAwake = true));
  expect(woken).toEqual(["houses", "sights"]);
  markHydrated(parts[0] ?? {});
  await Promise.resolve();
  expect(areAwake).toBe(false);
  markHydrated(parts[1] ?? {});
  await all;
  expect(areAwake).toBe(true);
});
