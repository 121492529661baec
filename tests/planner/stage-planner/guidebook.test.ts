import { describe, expect, it } from "vitest";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { guidebookEnds } from "../guidebook.ts";
import { recountCost } from "../reference/recount.ts";

const graph = readRealRoutes().graphOf("camino-frances");
const options = defaultOptions("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
const guidebook = guidebookEnds.map((to) => ({ kind: "walk" as const, to }));

describe("the Camino Francés compared with guidebooks", () => {
  const planned = (more: Partial<PlannerOptions> = {}) => {
    const result = planStages(graph, { ...options, ...more });
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    return result.plan;
  };
  const nightsOf = (plan: Plan) => new Set(plan.days.slice(0, -1).map(({ to }) => to));

  it("takes 33 days with the defaults, and shares 31 of 32 overnight stops", () => {
    const plan = planned();
    expect(plan.totals.days).toBe(33);
    expect(plan.totals.km).toBeGreaterThanOrEqual(764);
    expect(plan.totals.km).toBeLessThanOrEqual(780);
    const nights = nightsOf(plan);
    const guidebookNights = guidebookEnds.slice(0, -1);
    expect(guidebookNights).toHaveLength(32);
    expect(guidebookNights.filter((town) => !nights.has(town))).toEqual(["san-juan-de-ortega"]);
    expect(plan.days.filter((day) => !guidebookEnds.some((town) => town === day.to)).map(({ to }) => to)).toEqual([
      "ages",
    ]);
  });

  it("has rest days in cities and large towns", () => {
    const rests = planned({ restEvery: { after: 7, min: 5, max: 9 } }).days.filter(({ kind }) => kind === "rest");
    expect(rests.map(({ to }) => to)).toEqual(["logrono", "burgos", "leon", "ponferrada"]);
  });

  it.each([
    ["hours", 7, 14],
    ["hours", 6, 14],
    ["km", 23, 32],
  ] as const)("is never cheaper than the optimum for 33 days (%s, ideal %d, max %d)", (measure, ideal, max) => {
    const input = { ...options, measure, ideal, max };
    const cost = recountCost(graph, input, guidebook);
    const result = planStages(graph, { ...input, days: guidebook.length });
    if (!result.ok || cost === null) throw new Error("both plans exist");
    expect(result.plan.cost).toBeLessThanOrEqual(cost + 1e-9);
    expect(result.plan.byDays.find(({ days }) => days === guidebook.length)?.cost).toBeCloseTo(result.plan.cost, 9);
  });
});
