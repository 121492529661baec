import { describe, expect, it } from "vitest";

import { type EditableDay, joinEdit } from "./kept-edit.ts";
import { mergeEdit } from "./merge-edit.ts";

const day: EditableDay = {
  key: 7,
  house: null,
  houseState: "none",
  bookingReference: "",
  priceCents: null,
  notes: "early",
  carry: "",
};

describe("changes made without a network", () => {
  it("are joined field by field, and remember what was there before the first", () => {
    const first = joinEdit(null, "p", day, { notes: "later" });
    const second = joinEdit(first, "p", { ...day, notes: "later" }, { notes: "latest", carry: "water" });
    expect(second).toEqual({
      id: "p 7",
      plan: "p",
      dayKey: 7,
      before: { notes: "early", carry: "" },
      mine: { notes: "latest", carry: "water" },
      dispute: null,
    });
  });

  it("are none when all is as it was", () => {
    const first = joinEdit(null, "p", day, { notes: "later" });
    expect(joinEdit(first, "p", day, { notes: "early" })).toBeNull();
  });

  it("fit where nobody else has touched the same fields", () => {
    const edit = { before: { notes: "early" }, mine: { notes: "later" } };
    expect(mergeEdit(edit, { ...day, carry: "bread" })).toEqual({ is: "send", update: { notes: "later" } });
  });

  it("need not be sent when the server has them already", () => {
    const edit = { before: { notes: "early" }, mine: { notes: "later" } };
    expect(mergeEdit(edit, { ...day, notes: "later" })).toEqual({ is: "send", update: {} });
  });

  it("stand against what others have written into the same fields, and only those are in dispute", () => {
    const edit = { before: { notes: "early", carry: "" }, mine: { notes: "later", carry: "water" } };
    expect(mergeEdit(edit, { ...day, notes: "theirs" })).toEqual({ is: "dispute", theirs: { notes: "theirs" } });
  });
});
