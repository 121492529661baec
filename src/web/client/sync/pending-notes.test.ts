import { describe, expect, it } from "vitest";

import type { DayNotes } from "#domain/plans/editing/stored-plan.ts";

import { compareNotes, notesAfterSent, type PendingNotes, resolveNotes, upgradeNotes } from "./pending-notes.ts";

const written = (mine: PendingNotes["mine"]): PendingNotes => ({
  plan: "p",
  member: "m",
  dayKey: 7,
  before: { notes: "early", carry: "" },
  mine,
});

const day: DayNotes = {
  house: null,
  houseState: "none",
  bookingReference: "",
  priceCents: null,
  notes: "early",
  carry: "",
};

describe("notes changed offline", () => {
  it("are merged if nobody else has changed the same fields", () => {
    const edit = { before: { notes: "early" }, mine: { notes: "later" } };
    expect(compareNotes(edit, { ...day, carry: "bread" })).toEqual({ toSend: ["notes"], inConflict: [] });
  });

  it("are not sent if the server has them already", () => {
    const edit = { before: { notes: "early" }, mine: { notes: "later" } };
    expect(compareNotes(edit, { ...day, notes: "later" })).toEqual({ toSend: [], inConflict: [] });
  });

  it("conflict with concurrent changes of the same fields only", () => {
    const edit = { before: { notes: "early", carry: "" }, mine: { notes: "later", carry: "water" } };
    expect(compareNotes(edit, { ...day, notes: "theirs" }).inConflict).toEqual(["notes"]);
  });

  it("keep what was typed while they were sent", () => {
    const sent = written({ notes: "ring", carry: "water" });
    const now = written({ notes: "ring twice", carry: "water" });
    expect(notesAfterSent(now, sent)).toEqual({ ...now, before: { notes: "ring" }, mine: { notes: "ring twice" } });
    expect(notesAfterSent(sent, sent)).toBeNull();
  });

  it("are sent or discarded field by field as chosen", () => {
    const waiting = written({ notes: "mine", carry: "water" });
    const notes: PendingNotes = { ...waiting, problem: "conflict", theirs: { notes: "theirs" } };
    expect(resolveNotes(notes, { notes: "theirs" })).toMatchObject({ before: { carry: "" }, mine: { carry: "water" } });
    const mine = resolveNotes(notes, { notes: "mine" });
    expect(mine).toMatchObject({ before: { notes: "theirs", carry: "" }, mine: { notes: "mine", carry: "water" } });
    expect(mine?.problem).toBeUndefined();
    expect(resolveNotes(notes, { notes: "theirs", carry: "theirs" })).toBeNull();
  });

  it("are read in the format of earlier versions", () => {
    const stored = {
      id: "p 7",
      plan: "p",
      member: "m",
      dayKey: 7,
      before: { notes: "early" },
      mine: { notes: "later" },
    };
    expect(upgradeNotes({ ...stored, dispute: null }).problem).toBeUndefined();
    expect(upgradeNotes({ ...stored, dispute: "day-gone" })).toMatchObject({
      problem: "gone",
      mine: { notes: "later" },
    });
    expect(upgradeNotes({ ...stored, dispute: { theirs: { notes: "x" } } })).toMatchObject({
      problem: "conflict",
      theirs: { notes: "x" },
    });
  });
});
