import { describe, expect, it } from "vitest";

import type { PlannerOptions } from "./planner-options.ts";
import { withDefaults } from "./with-defaults.ts";

import { firstLeg, type PlanOptions } from "./plan-options.ts";
import { isSamePart, mergeOptions, takePart } from "./merge-options.ts";

const leg = (options: Partial<PlannerOptions> = {}): PlannerOptions =>
  withDefaults({ start: "ferrol", end: "santiago-de-compostela" }, { route: "camino-ingles", ...options });
const options = (name: string, ...legs: PlannerOptions[]): PlanOptions => ({
  name,
  legs: legs.length > 0 ? legs : [leg()],
});
const onward = leg({ route: "camino-finisterre-muxia", from: "santiago-de-compostela", to: "faro-de-fisterra" });

describe("concurrent changes of options", () => {
  const base = options("Walk");

  it("are merged if they affect different parts", () => {
    const merged = mergeOptions(base, options("My walk"), options("Walk", leg({ startDate: "2027-05-10" })));
    expect(merged.conflicts).toEqual([]);
    expect(merged.options.name).toBe("My walk");
    expect(firstLeg(merged.options).startDate).toBe("2027-05-10");
  });

  it("conflict if both changed a part, and keep the local one", () => {
    const merged = mergeOptions(base, options("Mine"), options("Theirs", leg({ easeInDays: 3 })));
    expect(merged.conflicts.map(({ part }) => part)).toEqual(["name"]);
    expect(merged.options.name).toBe("Mine");
    expect(firstLeg(merged.options).easeInDays).toBe(3);
  });

  it("agree if both changed a part equally", () => {
    const same = options("Walk", leg({ max: 8 }));
    expect(mergeOptions(base, same, same)).toEqual({ options: same, conflicts: [] });
  });

  it("keep the walking preferences if the other's route is taken", () => {
    const slow = options("Walk", leg({ ideal: 5, max: 6, startDate: "2027-05-10" }));
    const taken = takePart(slow, options("Walk", leg(), onward), "legs");
    expect(taken.legs.map(({ route, ideal, startDate }) => [route, ideal, startDate])).toEqual([
      ["camino-ingles", 5, "2027-05-10"],
      ["camino-finisterre-muxia", 5, null],
    ]);
  });
});

describe("parts of options", () => {
  it("do not depend on the order of types and variants", () => {
    const a = options("Walk", leg({ lodgingTypes: ["hotel", "hostel"], branches: { a: "take", b: "avoid" } }));
    const b = options("Walk", leg({ lodgingTypes: ["hostel", "hotel"], branches: { b: "avoid", a: "take" } }));
    expect(isSamePart(a, b, "beds")).toBe(true);
    expect(isSamePart(a, b, "legs")).toBe(true);
  });
});
