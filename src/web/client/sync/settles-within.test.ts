import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settlesWithin } from "./settles-within.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ends with the work, also when that fails, and leaves no timer", async () => {
  expect(await settlesWithin(Promise.resolve(1), 1000)).toBe(true);
  expect(await settlesWithin(Promise.reject(new Error("no network")), 1000)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends in time when the work never does", async () => {
  const ended = settlesWithin(new Promise(() => undefined), 30_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await ended).toBe(false);
});
