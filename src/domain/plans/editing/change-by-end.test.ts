import { describe, expect, it } from "vitest";
import { planFacts } from "#tests/planner/plan-facts.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { applyEdit } from "./apply-edit.ts";
import { changeByEnd } from "./change-by-end.ts";
import { measurePlan } from "./measure-plan.ts";
import type { LegPlanner } from "./replan.ts";

describe("the change caused by another end of a day", () => {
  it("equals the plan after choosing the end, over all routes", async () => {
    const next = [{ route: "camino-finisterre-muxia", from: "santiago-de-compostela", to: "muxia" }];
    const { plan, graphs } = await planFacts({ route: "camino-ingles" }, { next });
    const planLeg: LegPlanner = (leg, input) => planStages(graphs[leg]!, input);
    const measured = await measurePlan(plan, planLeg);
    const day = measured.days[1]!;
    let compared = 0;
    for (const { to, extraCost } of day.alternatives) {
      const change = await changeByEnd(plan, measured, graphs, { day: 2, to }, planLeg);
      const edited = await applyEdit(plan, measured, graphs, { kind: "set-end", day: 2, to }, planLeg);
      if (!edited.ok) throw new Error(`no day ends in ${to}`);
      const after = await measurePlan(edited.plan, planLeg);
      expect(change?.extraCost, to).toBeCloseTo(extraCost, 6);
      expect(change?.extraDays, to).toBe(after.days.length - measured.days.length);
      const hours = after.days.map((each) => each.hours);
      expect(
        change?.after.every((each) => hours.some((other) => Math.abs(other - each) < 1e-9)),
        to,
      ).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });
});
