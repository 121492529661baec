import { describe, expect, it } from "vitest";

import { withDefaults } from "../planner-options/with-defaults.ts";
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

describe("joining what two sides have made of a plan", () => {
  it("keeps words of one and the ends of the other", () => {
    const written = withChange(base, 2, { notes: "Ring twice" });
    const merged = mergePlans(base, written, moved);
    expect(merged?.days.map(({ to }) => to)).toEqual(["x", "c", "d"]);
    expect(merged?.days[1]?.notes).toBe("Ring twice");
    expect(mergePlans(base, moved, written)).toEqual(merged);
  });

  it("keeps different fields of one day", () => {
    const merged = mergePlans(
      withChange(base, 1, { notes: "old" }),
      withChange(base, 1, { notes: "mine" }),
      withChange(base, 1, { notes: "old", carry: "Water" }),
    );
    expect(merged?.days[0]).toMatchObject({ notes: "mine", carry: "Water" });
  });

  it("joins a date with everything else", () => {
    expect(mergePlans(base, { ...base, startDate: "2027-05-10" }, moved)).toEqual({
      ...moved,
      startDate: "2027-05-10",
    });
  });

  it("takes equal changes of both for one", () => {
    expect(mergePlans(base, moved, moved)).toEqual(moved);
  });

  it("leaves to people what both have written", () => {
    expect(
      mergePlans(base, withChange(base, 1, { notes: "mine" }), withChange(base, 1, { notes: "theirs" })),
    ).toBeNull();
    const other = { ...base, days: [dayTo(1, "a", "y"), dayTo(2, "y", "c"), dayTo(3, "c", "d")] };
    expect(mergePlans(base, moved, other)).toBeNull();
  });

  it("leaves to people words of a day that ends elsewhere now", () => {
    expect(mergePlans(base, moved, withChange(base, 1, { notes: "theirs" }))).toBeNull();
  });

  it("never joins a house of one with a reference of the other", () => {
    const mine = withChange(base, 1, { house: "one", houseState: "asked" });
    const theirs = withChange(base, 1, { bookingReference: "A 17" });
    expect(mergePlans(base, mine, theirs)).toBeNull();
  });
});

describe("choosing between two sides of a plan", () => {
  const mine = withChange(withChange(base, 1, { notes: "mine" }), 2, { notes: "mine", carry: "water" });
  const theirs = withChange(withChange(base, 1, { notes: "theirs" }), 2, { notes: "theirs" });

  it("names the parts that both have changed, and no other", () => {
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

  it("takes the days of one side whole", () => {
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
