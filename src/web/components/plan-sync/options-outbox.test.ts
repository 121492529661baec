import { afterEach, expect, it, vi } from "vitest";

import { optionsOf } from "./options-outbox.ts";

afterEach(() => vi.unstubAllGlobals());

it("reads options stored by an earlier version, with its names", () => {
  const wish = { name: "Slow May", legs: [] };
  const begun = { name: "May", legs: [] };
  const page = { wish: begun, base: { wish: begun, version: 3 }, legs: [], routes: [], optionErrors: [], errors: {} };
  const draft = { member: "me", page: { ...page, preview: null, contests: [] }, wish, begun, isToSend: true };
  const stored: Record<string, string> = {
    "vieira-wish-draft plan tab 1": JSON.stringify({ ...draft, isContested: true }),
  };
  vi.stubGlobal(
    "localStorage",
    Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null }), stored),
  );
  expect(optionsOf("somebody else")).toEqual([]);
  expect(optionsOf("me", "plan")).toMatchObject([
    {
      key: "vieira-wish-draft plan tab 1",
      plan: "plan",
      change: {
        problem: "conflict",
        options: wish,
        begun,
        page: { options: begun, base: { version: 3, options: begun }, conflicts: [] },
      },
    },
  ]);
});
