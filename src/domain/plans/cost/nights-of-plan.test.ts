import { describe, expect, it } from "vitest";
import { planFacts } from "#tests/planner/plan-facts.ts";
import { nightsOfPlan } from "./nights-of-plan.ts";

describe("nights of a plan", () => {
  it("count those at the destination, and none there if the walker goes home", async () => {
    const { plan, graphs } = await planFacts({ route: "camino-ingles" });
    const daysWith = (goalNights: number) =>
      nightsOfPlan({ ...plan, goalNights }, graphs, new Map()).map(({ day }) => day);
    const last = plan.days.length;
    const before = plan.days.slice(0, -1).map(({ number }) => number);
    expect(daysWith(plan.goalNights)).toEqual([...before, last]);
    expect(daysWith(0)).toEqual(before);
    expect(daysWith(3)).toEqual([...before, last, last, last]);
  });
});
