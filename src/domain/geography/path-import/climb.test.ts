import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { climbOf } from "./climb.ts";

describe("climbOf", () => {
  it("adds up rises and falls between turning points", () => {
    expect(climbOf([100, 150, 140, 200, 90])).toEqual({ ascentM: 110, descentM: 120 });
  });

  it("ignores changes below the measurement error", () => {
    expect(climbOf([100, 103, 99, 102, 101, 104])).toEqual({ ascentM: 4, descentM: 0 });
  });

  it("skips a few unknown elevations, and returns null if there are many", () => {
    expect(climbOf([10, 20, null, 30, 40])).toEqual({ ascentM: 30, descentM: 0 });
    expect(climbOf([10, null, null, 40])).toBeNull();
    expect(climbOf([10])).toBeNull();
    expect(climbOf([])).toBeNull();
  });

  it("differs for both directions by the elevation difference, and never exceeds the sum of all steps", () => {
    const height = fc.integer({ min: -10, max: 2000 });
    fc.assert(
      fc.property(fc.array(height, { minLength: 2, maxLength: 60 }), (heights) => {
        const climb = climbOf(heights)!;
        expect(climb.ascentM - climb.descentM).toBe(heights.at(-1)! - heights[0]!);
        const steps = heights.slice(1).map((to, index) => Math.max(0, to - heights[index]!));
        expect(climb.ascentM).toBeLessThanOrEqual(steps.reduce((sum, step) => sum + step, 0));
      }),
    );
  });
});
