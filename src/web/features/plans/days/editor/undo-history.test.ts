import { describe, expect, it } from "vitest";

import { withDay } from "#domain/plans/editing/edits/day-list.ts";
import { noNotes, type StoredPlan, usualArrangements } from "#domain/plans/editing/stored-plan.ts";

import { createHistory, rebase, record, undoStep, redoStep } from "./undo-history.ts";

const plan: StoredPlan = {
  startDate: null,
  legs: [],
  days: [{ key: 1, leg: 0, number: 1, kind: "walk", from: "a", to: "b", pinned: false, ...noNotes }],
  leftBehind: [],
  ...usualArrangements,
};
const noted = (notes: string) => withDay(plan, 1, { notes });

describe("undo history of an editor", () => {
  it("undoes and redoes, typing in one field as one step", () => {
    const written = record(record(createHistory(plan), noted("R"), "1 notes"), noted("Ri"), "1 notes");
    const back = undoStep(written);
    expect(back?.present).toEqual(plan);
    expect(back && redoStep(back)?.present).toEqual(noted("Ri"));
    expect(back && undoStep(back)).toBeNull();
  });

  it("never undoes changes of others", () => {
    const mine = record(createHistory(plan), noted("mine"), null);
    const merged = withDay(noted("mine"), 1, { carry: "theirs" });
    expect(undoStep(rebase(mine, merged))?.present).toEqual(withDay(plan, 1, { carry: "theirs" }));
    const against = withDay(plan, 1, { notes: "chosen" });
    expect(undoStep(rebase(mine, against))).toBeNull();
  });
});
