import { describe, expect, it } from "vitest";

import { afterSent, type EditableDay, joinEdit, type KeptEdit } from "./kept-edit.ts";
import { mergeEdit } from "./merge-edit.ts";

const plan = { uuid: "p", member: "m" };

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
    const first = joinEdit(null, plan, day, { notes: "later" });
    const second = joinEdit(first, plan, { ...day, notes: "later" }, { notes: "latest", carry: "water" });
    expect(second).toEqual({
      id: "p 7",
      plan: "p",
      member: "m",
      dayKey: 7,
      before: { notes: "early", carry: "" },
      mine: { notes: "latest", carry: "water" },
      dispute: null,
    });
  });

  it("are none when all is as it was", () => {
    const first = joinEdit(null, plan, day, { notes: "later" });
    expect(joinEdit(first, plan, day, { notes: "early" })).toBeNull();
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

  it("leave what was written while they were sent, on top of what was sent", () => {
    const sent = joinEdit(null, plan, day, { notes: "ring", carry: "water" }) as KeptEdit;
    const now = joinEdit(sent, plan, day, { notes: "ring twice" }) as KeptEdit;
    expect(afterSent(now, sent)).toEqual({ ...now, before: { notes: "ring" }, mine: { notes: "ring twice" } });
    expect(afterSent(sent, sent)).toBeNull();
  });
});
