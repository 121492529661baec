import { describe, expect, it } from "vitest";

import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { conflictsOfPlans, isSamePlan, mergePlans, walkKey } from "./merge-plans.ts";
import { noNotes, type StoredDay, type StoredPlan, usualArrangements } from "./stored-plan.ts";

const { startDate: _, pins: __, ...leg } = withDefaults({ start: "a", end: "d" }, { route: "camino" });

function dayTo(number: number, from: string, to: string, more: Partial<StoredDay> = {}): StoredDay {
  return { key: number, leg: 0, number, kind: "walk", from, to, pinned: false, ...noNotes, ...more };
}

const base: StoredPlan = {
  startDate: null,
  legs: [leg],
  days: [dayTo(1, "a", "b"), dayTo(2, "b", "c"), dayTo(3, "c", "d")],
  leftBehind: [],
  ...usualArrangements,
};

function withChange(plan: StoredPlan, number: number, change: Partial<StoredDay>): StoredPlan {
  return { ...plan, days: plan.days.map((day) => (day.number === number ? { ...day, ...change } : day)) };
}

const moved: StoredPlan = {
  ...base,
  days: [dayTo(1, "a", "x", { pinned: true }), dayTo(2, "x", "c"), dayTo(3, "c", "d")],
};

describe("merging two versions of a plan", () => {
  it("takes notes from one side and overnight stops from the other", () => {
    const written = withChange(base, 2, { notes: "Ring twice" });
    const merged = mergePlans(base, written, moved);
    expect(merged?.days.map(({ to }) => to)).toEqual(["x", "c", "d"]);
    expect(merged?.days[1]?.notes).toBe("Ring twice");
    expect(mergePlans(base, moved, written)).toEqual(merged);
  });

  it("merges different fields of one day", () => {
    const merged = mergePlans(
      withChange(base, 1, { notes: "old" }),
      withChange(base, 1, { notes: "mine" }),
      withChange(base, 1, { notes: "old", carry: "Water" }),
    );
    expect(merged?.days[0]).toMatchObject({ notes: "mine", carry: "Water" });
  });

  it("merges a date with all other changes", () => {
    expect(mergePlans(base, { ...base, startDate: "2027-05-10" }, moved)).toEqual({
      ...moved,
      startDate: "2027-05-10",
    });
  });

  it("treats equal changes as one", () => {
    expect(mergePlans(base, moved, moved)).toEqual(moved);
  });

  it("reports a conflict if both sides changed a note", () => {
    expect(
      mergePlans(base, withChange(base, 1, { notes: "mine" }), withChange(base, 1, { notes: "theirs" })),
    ).toBeNull();
    const other = { ...base, days: [dayTo(1, "a", "y"), dayTo(2, "y", "c"), dayTo(3, "c", "d")] };
    expect(mergePlans(base, moved, other)).toBeNull();
  });

  it("reports a conflict if the noted day ends elsewhere now", () => {
    expect(mergePlans(base, moved, withChange(base, 1, { notes: "theirs" }))).toBeNull();
  });

  it("never combines a place to stay with another's booking reference", () => {
    const mine = withChange(base, 1, { house: "one", houseState: "asked" });
    const theirs = withChange(base, 1, { bookingReference: "A 17" });
    expect(mergePlans(base, mine, theirs)).toBeNull();
  });
});

describe("choosing between two versions of a plan", () => {
  const mine = withChange(withChange(base, 1, { notes: "mine" }), 2, { notes: "mine", carry: "water" });
  const theirs = withChange(withChange(base, 1, { notes: "theirs" }), 2, { notes: "theirs" });

  it("names exactly the parts changed by both sides", () => {
    expect(conflictsOfPlans(base, mine, theirs)).toEqual(["notes 1", "notes 2"]);
    expect(conflictsOfPlans(base, { ...moved, startDate: "2027-05-10" }, { ...mine, startDate: "2027-05-11" })).toEqual(
      ["walk", "startDate"],
    );
    expect(conflictsOfPlans(base, mine, base)).toEqual([]);
  });

  it("takes each conflicting part from the chosen side, and the rest from the side that changed it", () => {
    const merged = mergePlans(base, mine, theirs, (part) => (part === "notes 1" ? "mine" : "theirs"));
    expect(merged?.days.map(({ notes, carry }) => [notes, carry])).toEqual([
      ["mine", ""],
      ["theirs", "water"],
      ["", ""],
    ]);
  });

  it("takes the days of one side as a whole", () => {
    expect(mergePlans(base, moved, mine, () => "mine")?.days.map(({ to }) => to)).toEqual(["x", "c", "d"]);
    expect(mergePlans(base, moved, mine, () => "theirs")?.days.map(({ to }) => to)).toEqual(["b", "c", "d"]);
  });
});

describe("comparing plans", () => {
  const reordered = (plan: StoredPlan): StoredPlan => ({
    ...plan,
    days: plan.days.map((day) => Object.fromEntries(Object.entries(day).toReversed()) as unknown as StoredDay),
  });

  it("does not depend on the order of fields", () => {
    expect(isSamePlan(base, reordered(base))).toBe(true);
    expect(walkKey(base)).toBe(walkKey(reordered(base)));
    expect(mergePlans(base, reordered(base), moved)).toEqual(moved);
  });

  it("distinguishes a walk from what is attached to it", () => {
    const written = withChange(base, 2, { notes: "Ring twice" });
    expect(isSamePlan(base, written)).toBe(false);
    expect(walkKey(written)).toBe(walkKey(base));
    expect(walkKey(moved)).not.toBe(walkKey(base));
    expect(walkKey({ ...base, startDate: "2027-05-10" })).not.toBe(walkKey(base));
  });
});
