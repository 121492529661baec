import { describe, expect, it } from "vitest";

import { movedList, steppedList } from "./moved-list.ts";

describe("a list with an entry moved", () => {
  it("keeps all entries, and is unchanged beyond its ends", () => {
    expect(movedList(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(movedList(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(movedList(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(movedList(["a", "b"], 1, 2)).toEqual(["a", "b"]);
    expect(movedList(["a"], 5, 0)).toEqual(["a"]);
  });
});

describe("a list after a step", () => {
  it.each([
    [{ verb: "earlier", place: 1 }, ["b", "a", "c"]],
    [{ verb: "later", place: 1 }, ["a", "c", "b"]],
    [{ verb: "remove", place: 0 }, ["b", "c"]],
    [{ verb: "add", entry: "d" }, ["a", "b", "c", "d"]],
    [{ verb: "earlier", place: 0 }, ["a", "b", "c"]],
    [{ verb: "add", entry: "a" }, ["a", "b", "c"]],
    [{ verb: "add", entry: "" }, ["a", "b", "c"]],
  ] as const)("%o", (step, after) => {
    expect(steppedList(["a", "b", "c"], step)).toEqual(after);
  });
});
