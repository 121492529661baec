import { describe, expect, it } from "vitest";

import { movedList, readStep, steppedList } from "./moved-list.ts";

describe("a list with an entry moved", () => {
  it("keeps all entries, and stays as it is beyond its ends", () => {
    expect(movedList(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(movedList(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(movedList(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(movedList(["a", "b"], 1, 2)).toEqual(["a", "b"]);
    expect(movedList(["a"], 5, 0)).toEqual(["a"]);
  });
});

describe("the steps of buttons", () => {
  it.each([
    ["earlier 1", ["b", "a", "c"]],
    ["later 1", ["a", "c", "b"]],
    ["remove 0", ["b", "c"]],
    ["add", ["a", "b", "c", "d"]],
    ["earlier 0", ["a", "b", "c"]],
  ])("%s", (intent, after) => {
    const step = readStep(intent, "d");
    expect(step && steppedList(["a", "b", "c"], step)).toEqual(after);
  });

  it("adds nothing twice and reads nothing else", () => {
    expect(steppedList(["a"], { verb: "add", entry: "a" })).toEqual(["a"]);
    expect(steppedList(["a"], { verb: "add", entry: "" })).toEqual(["a"]);
    for (const intent of ["", "save", "earlier", "later -1", "remove x", "later 1e9"]) {
      expect(readStep(intent, "d"), intent).toBeNull();
    }
  });
});
