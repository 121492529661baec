import { describe, expect, it } from "vitest";

import { isSameFact } from "#domain/places/lodging/same-fact.ts";
import { isSameValue } from "./same-value.ts";

describe("two values of a field", () => {
  it.each([
    [[{ from: "04-01", to: "10-31" }], [{ to: "10-31", from: "04-01" }]],
    [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [null, null],
    [new Date(5), new Date(5)],
  ])("%j and %j are the same", (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
    expect(isSameFact(one, other)).toBe(true);
  });

  it.each([
    [[{ from: "04-01", to: "10-31" }], [{ from: "10-31", to: "04-01" }]],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [null, 0],
    [undefined, null],
    [new Date(5), new Date(6)],
  ])("%j and %j differ", (one, other) => {
    expect(isSameValue(one, other)).toBe(false);
  });

  it("are the same fact for codes in any order, and for what is missing or unknown", () => {
    expect(isSameFact(["a", "b"], ["b", "a"])).toBe(true);
    expect(isSameFact(undefined, null)).toBe(true);
  });
});
