import { expect, it } from "vitest";

import { noteAwake, noteSleeping, wakeAll } from "./sleeping-parts.ts";

it("waits for nothing where nothing sleeps", async () => {
  await expect(wakeAll()).resolves.toBeUndefined();
});

it("wakes every part and waits for the last of them", async () => {
  const woken: string[] = [];
  const parts = ["houses", "sights"].map((name) => ({ name }));
  for (const part of parts) noteSleeping(part, () => woken.push(part.name));
  let areAwake = false;
  const all = wakeAll().then(() => (areAwake = true));
  expect(woken).toEqual(["houses", "sights"]);
  noteAwake(parts[0] ?? {});
  await Promise.resolve();
  expect(areAwake).toBe(false);
  noteAwake(parts[1] ?? {});
  await all;
  expect(areAwake).toBe(true);
});
