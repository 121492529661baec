import { afterEach, expect, it, vi } from "vitest";

import { daysOutbox } from "./pending-days.ts";

afterEach(() => vi.unstubAllGlobals());

it("reads days stored by an earlier version, with conflicts", () => {
  const content = { name: "May", startDate: null, legs: [], days: [], leftBehind: [] };
  const draft = { version: 3, base: content, content: { ...content, name: "Slow May" } };
  const stored: Record<string, string> = {
    "vieira-plan-draft a tab 1": JSON.stringify(draft),
    "vieira-plan-draft b tab 2": JSON.stringify({ ...draft, isContested: true }),
  };
  vi.stubGlobal(
    "localStorage",
    Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null }), stored),
  );
  expect(daysOutbox.listOf("a").map(({ change }) => change)).toEqual([draft]);
  expect(daysOutbox.listOf("b").map(({ change }) => change)).toEqual([{ ...draft, problem: "conflict" }]);
});
