import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { addAttempt } from "./server-state.ts";

const database = await testDatabase();

const windowMs = 15 * 60_000;
const noon = Date.parse("2026-05-01T12:00:00Z");

async function attemptAt(key: string, now: number): Promise<number> {
  const { attempts } = await addAttempt(database, key, new Date(now), new Date(now + windowMs));
  return attempts;
}

it("counts within the time window and resets after it", async () => {
  expect(await attemptAt("a", noon)).toBe(1);
  expect(await attemptAt("a", noon + windowMs - 1)).toBe(2);
  expect(await attemptAt("a", noon + windowMs)).toBe(1);
});

it("resets when the clock is set back, so that nobody waits longer than the window", async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) await attemptAt("b", noon + 24 * 3_600_000);
  expect(await attemptAt("b", noon)).toBe(1);
  expect(await attemptAt("b", noon + 1_000)).toBe(2);
});

it("keeps counting when the clocks of two processes differ by seconds", async () => {
  const [ahead, behind] = [noon + 5_000, noon];
  const counted: number[] = [];
  for (let second = 0; second < 6_000; second += 2_000)
    counted.push(await attemptAt("c", ahead + second), await attemptAt("c", behind + second));
  expect(counted).toEqual([1, 2, 3, 4, 5, 6]);
});
