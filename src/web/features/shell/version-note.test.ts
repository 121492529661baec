import { expect, it, vi } from "vitest";

import { maxDelayMs, setSafeTimeout } from "./version-note.tsx";

it("clamps the delay to the range of setTimeout", () => {
  vi.useFakeTimers();
  try {
    const fired: string[] = [];
    setSafeTimeout(() => fired.push("far"), Number.POSITIVE_INFINITY);
    setSafeTimeout(() => fired.push("past"), -5);
    vi.advanceTimersByTime(maxDelayMs - 1);
    expect(fired).toEqual(["past"]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(["past", "far"]);
  } finally {
    vi.useRealTimers();
  }
});
