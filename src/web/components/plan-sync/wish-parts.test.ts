import { describe, expect, it } from "vitest";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";

import { firstLeg, type PlanWish } from "./plan-wish.ts";
import { isSamePart, mergeWishes, takePart } from "./wish-parts.ts";

const leg = (wish: Partial<PlannerInput> = {}): PlannerInput =>
  withDefaults({ start: "ferrol", end: "santiago-de-compostela" }, { route: "camino-ingles", ...wish });
const wish = (name: string, ...legs: PlannerInput[]): PlanWish => ({ name, legs: legs.length > 0 ? legs : [leg()] });
const onward = leg({ route: "camino-finisterre-muxia", from: "santiago-de-compostela", to: "faro-de-fisterra" });

describe("wishes that were changed twice", () => {
  const base = wish("Walk");

  it("come together where different parts were changed", () => {
    const merged = mergeWishes(base, wish("My walk"), wish("Walk", leg({ startDate: "2027-05-10" })));
    expect(merged.contests).toEqual([]);
    expect(merged.wish.name).toBe("My walk");
    expect(firstLeg(merged.wish).startDate).toBe("2027-05-10");
  });

  it("are contested where both changed a part, and stay as they are here", () => {
    const merged = mergeWishes(base, wish("Mine"), wish("Theirs", leg({ easeInDays: 3 })));
    expect(merged.contests.map(({ part }) => part)).toEqual(["name"]);
    expect(merged.wish.name).toBe("Mine");
    expect(firstLeg(merged.wish).easeInDays).toBe(3);
  });

  it("agree where both changed a part in the same way", () => {
    const same = wish("Walk", leg({ max: 8 }));
    expect(mergeWishes(base, same, same)).toEqual({ wish: same, contests: [] });
  });

  it("keep how one walks when the ways of the other are taken", () => {
    const slow = wish("Walk", leg({ ideal: 5, max: 6, startDate: "2027-05-10" }));
    const taken = takePart(slow, wish("Walk", leg(), onward), "legs");
    expect(taken.legs.map(({ route, ideal, startDate }) => [route, ideal, startDate])).toEqual([
      ["camino-ingles", 5, "2027-05-10"],
      ["camino-finisterre-muxia", 5, null],
    ]);
  });
});

describe("parts of wishes", () => {
  it("do not hang on the order of houses and variants", () => {
    const a = wish("Walk", leg({ lodgingTypes: ["hotel", "hostel"], branches: { a: "take", b: "avoid" } }));
    const b = wish("Walk", leg({ lodgingTypes: ["hostel", "hotel"], branches: { b: "avoid", a: "take" } }));
    expect(isSamePart(a, b, "beds")).toBe(true);
    expect(isSamePart(a, b, "legs")).toBe(true);
  });
});
