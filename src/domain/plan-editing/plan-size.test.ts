import { expect, it } from "vitest";
import { isOversize, mostLeftBehind, mostPlanWords } from "./plan-size.ts";
import { noBelongings, type StoredDay } from "./stored-plan.ts";

const day: StoredDay = { ...noBelongings, key: 1, leg: 0, number: 1, kind: "walk", from: "a", to: "b", pinned: false };
const holding = (letters: number, left = 0) => ({
  days: [{ ...day, notes: "x".repeat(Math.ceil(letters / 2)) }],
  leftBehind: [
    { ...noBelongings, town: "b", carry: "x".repeat(Math.floor(letters / 2)) },
    ...Array.from({ length: left }, () => ({ ...noBelongings, town: "b" })),
  ],
});

it("counts all that is written down, of days and of what was left behind", () => {
  expect(isOversize(holding(mostPlanWords), null)).toBe(false);
  expect(isOversize(holding(mostPlanWords + 1), null)).toBe(true);
  expect(isOversize(holding(0, mostLeftBehind), null)).toBe(true);
});

it("lets a plan that holds too much already be changed, and not grow", () => {
  const before = holding(mostPlanWords + 100, mostLeftBehind + 5);
  expect(isOversize(before, before)).toBe(false);
  expect(isOversize(holding(mostPlanWords + 50, mostLeftBehind), before)).toBe(false);
  expect(isOversize(holding(mostPlanWords + 101), before)).toBe(true);
  expect(isOversize(holding(0, mostLeftBehind + 6), before)).toBe(true);
});
