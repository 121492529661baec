import { expect, it } from "vitest";
import { isOversize, maxLeftBehind, maxPlanWords, noNotes, type StoredDay } from "./stored-plan.ts";

const day: StoredDay = { ...noNotes, key: 1, leg: 0, number: 1, kind: "walk", from: "a", to: "b", pinned: false };
const holding = (letters: number, left = 0) => ({
  days: [{ ...day, notes: "x".repeat(Math.ceil(letters / 2)) }],
  leftBehind: [
    { ...noNotes, town: "b", carry: "x".repeat(Math.floor(letters / 2)) },
    ...Array.from({ length: left }, () => ({ ...noNotes, town: "b" })),
  ],
});

it("counts all text, of days and of set-aside entries", () => {
  expect(isOversize(holding(maxPlanWords), null)).toBe(false);
  expect(isOversize(holding(maxPlanWords + 1), null)).toBe(true);
  expect(isOversize(holding(0, maxLeftBehind), null)).toBe(true);
});

it("an oversized plan can be changed but not grow", () => {
  const before = holding(maxPlanWords + 100, maxLeftBehind + 5);
  expect(isOversize(before, before)).toBe(false);
  expect(isOversize(holding(maxPlanWords + 50, maxLeftBehind), before)).toBe(false);
  expect(isOversize(holding(maxPlanWords + 101), before)).toBe(true);
  expect(isOversize(holding(0, maxLeftBehind + 6), before)).toBe(true);
});
